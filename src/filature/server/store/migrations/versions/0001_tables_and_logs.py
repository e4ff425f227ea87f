"""Tables, their logs, their chat; who sits where; reports; secrets of the house."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    create_tables_and_logs()
    create_what_people_say()
    op.create_table(
        "house",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def create_tables_and_logs() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("spec", sa.LargeBinary, nullable=False),
        sa.Column("status", sa.Text, nullable=False, index=True),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("touched", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "log",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True, index=True),
    )


def create_what_people_say() -> None:
    op.create_table(
        "chat",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("report", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("view", sa.Text, nullable=False),
    )


def downgrade() -> None:
    raise NotImplementedError("restore a backup instead")
