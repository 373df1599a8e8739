"""What is shown and told of matches: views, sentences, scenes, figures.

What it does not do: look at pictures, or change a match.
"""
