"""Pictures that come when they come: cameras, network streams, a phone."""
