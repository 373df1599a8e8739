# What the page says of its own: buttons, headings, notices. Whatever a verdict or an error says comes from the
# other files.

page-title = Referee
page-connection-lost = The connection is lost; the page keeps trying.
