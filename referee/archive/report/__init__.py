"""What an archive's results come to: tables for programs, a page for people, and one finding to send to somebody.

Why the room exists: results are many files; whoever asks wants one answer. What it does not do: judge anew.
"""
