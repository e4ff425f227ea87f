"""Draws any scene as text; knows no rule."""
