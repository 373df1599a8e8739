"""An RTSP camera by GStreamer's own server, run by the system's Python: `python3 rtsp_server.py FILM PORT`.

Debian: gir1.2-gst-rtsp-server-1.0 python3-gi gstreamer1.0-plugins-good gstreamer1.0-plugins-bad.
"""

import sys

import gi

gi.require_version("Gst", "1.0")
gi.require_version("GstRtspServer", "1.0")
from gi.repository import GLib, Gst, GstRtspServer  # noqa: E402 (the versions come first)

PIPELINE = "( filesrc location={} ! parsebin ! h264parse ! rtph264pay name=pay0 pt=96 config-interval=1 )"

Gst.init(None)
server = GstRtspServer.RTSPServer.new()
server.set_address("127.0.0.1")
server.set_service(sys.argv[2])
factory = GstRtspServer.RTSPMediaFactory.new()
factory.set_launch(PIPELINE.format(sys.argv[1]))
server.get_mount_points().add_factory("/cam", factory)
server.attach(None)
GLib.MainLoop().run()
