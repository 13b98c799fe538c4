-- Up Migration
-- Scripts and styles of the page under their hashed names: a page that was opened before a deploy finds its own for a day more, on
-- whichever process it asks.
create table page_asset (
  name text primary key check (name ~ '^[A-Za-z0-9._-]{1,120}$'),
  body bytea not null,
  superseded_at timestamptz
);
create index page_asset_superseded on page_asset (superseded_at) where superseded_at is not null;
