"""Where recordings are refereed: in this process, in some beside it, or on a cluster.

Why the room exists: one task a recording, whoever runs it. An engine hands results out as they are done, each recording
once, whatever happens to its workers. What it does not do: keep results, or start what was done before.
"""
