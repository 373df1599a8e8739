"""ONNX files, manifest and model cards; travels inside the wheel as `referee.models`. No code lives here."""
