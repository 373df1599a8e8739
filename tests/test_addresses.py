"""A camera's password is hidden however a person wrote it, and sent as it was meant."""

from __future__ import annotations

import pytest

from referee.addresses import masked, shown, well_formed


@pytest.mark.parametrize("password", ["s3cret", "a@s3cret", "a:s3cret", "a%40s3cret", "a/s3cret", "a#s3cret",
                                      "a?s3cret", "a s3cret", "\u00e4s3cret", 'a"s3cret', "a'/s3cret"])
@pytest.mark.parametrize("host", ["camera/stream", "camera:554", "[fe80::1]:80/x", "10.0.0.7/a?b=c"])
def test_a_password_before_the_host_is_hidden(password: str, host: str) -> None:
    said = masked(f"rtsp://ada:{password}@{host} cannot be opened")
    assert said == f"rtsp://ada:***@{host} cannot be opened"


@pytest.mark.parametrize("address", [
    "http://cam/video?user=a&password=s3cret&x=1", "http://cam/cgi?loginuse=a&loginpas=s3cret", "http://cam/?PWD=s3cret",
    "rtsp://cam/user=admin_password=s3cret_channel=1_stream=0.sdp", "rtsp://cam/user=admin&password=s3cret&channel=1",
    "http://cam/?access_token=s3cret", "http://cam/?api_key=s3cret", "http://cam/?psw=s3cret"])
def test_a_password_in_path_or_query_is_hidden(address: str) -> None:
    assert "s3cret" not in masked(address) and "=***" in masked(address)


@pytest.mark.parametrize("text", [
    "http://cam:8080/a@b", "http://cam/a@b:c@d", "http://[2001:db8::1]:80/x", "http://cam:80 is gone, write to a@b.c",
    "10:30,a@b", '{"a": "http://cam:80", "b": "x@y"}', "http://cam/?monkey=1&passing=2", "20:15.mp4"])
def test_what_is_no_password_stays(text: str) -> None:
    assert masked(text) == text


def test_every_password_of_a_text_is_hidden_and_nothing_between_them() -> None:
    text = '{"a": "http://ada:x1/y@cam/s", "b": "rtsp://ben:z2@tv", "c": "me@home"}'
    assert masked(text) == '{"a": "http://ada:***@cam/s", "b": "rtsp://ben:***@tv", "c": "me@home"}'


def test_it_is_hidden_too_where_the_beginning_of_the_address_was_forgotten() -> None:
    assert shown("ada:s3/cret@camera/x") == "ada:***@camera/x"
    assert shown("20:15.mp4") == "20:15.mp4" and shown("http://cam:80/a@b") == "http://cam:80/a@b"


@pytest.mark.parametrize(("written", "sent"), [
    ("http://ada:a/b#c?d e@cam/x", "http://ada:a%2Fb%23c%3Fd%20e@cam/x"),
    ("rtsp://ada:50%2F/x@cam", "rtsp://ada:50%2F%2Fx@cam"),
    ("rtsp://ada:a@b:c@cam/x@y", "rtsp://ada:a@b:c@cam/x@y"), ("http://ada:a%2Fb@cam/x", "http://ada:a%2Fb@cam/x"),
    ("http://cam:80/x@y", "http://cam:80/x@y"), ("http://[::1", "http://[::1"), ("0", "0"),
    ("/dev/video0", "/dev/video0")])
def test_a_password_is_sent_as_it_was_written(written: str, sent: str) -> None:
    assert well_formed(written) == sent
