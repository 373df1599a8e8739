"""Opening trained networks: the library that runs them, and whether a file is the right one."""
