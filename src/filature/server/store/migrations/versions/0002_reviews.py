"""Reviews of matches that are over, kept once they are made."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("review", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    raise NotImplementedError("restore a backup instead")
