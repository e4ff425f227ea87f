"""Circles of people who play together, and their evenings: ratings, pairings, standings, rights."""
