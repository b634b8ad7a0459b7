"""Alembic asks here for the connection; `upgrade` hands it in."""

from alembic import context

from koloda.server.store.rows import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
