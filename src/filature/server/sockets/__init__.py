"""Connections by WebSocket or HTTP: commands in, messages out."""
