-- What a table is called aloud, among those that are open or playing.
ALTER TABLE tables ADD COLUMN code TEXT NOT NULL DEFAULT '';
CREATE INDEX ix_tables_code ON tables (code);
