"""Alembic's door: runs the steps on the data file that `schema.migrated` names."""

from alembic import context
from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

engine = create_engine(f"sqlite:///{context.config.attributes['path']}", poolclass=NullPool)
with engine.connect() as connection:
    context.configure(connection=connection)
    with context.begin_transaction():
        context.run_migrations()
