"""What comes over the wire: connections and sockets, within limits."""
