"""A club's evening: every table on one page, standings over all of them, and people who are one wherever they sat.

Why it exists: a club plays at ten to fifty tables, each with a log and a page of its own, and somebody hosts them all.
What it does not do: referee, or change what a table has written; a shared log is only read here, but for what the
host says of people and of calls for help.
"""
