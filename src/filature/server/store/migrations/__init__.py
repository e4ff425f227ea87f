"""Steps of the schema, run by Alembic."""
