-- Up Migration
-- Up to which transaction each reader of the feed has taken committed transfers in.
create table ledger.feed_mark (consumer text primary key, hi bigint not null default 0, moved_at timestamptz not null default now());

-- Items: an asset of their own for each kind, 100 + kind, in accounts kind * 2^39 + uid * 256 + 4; the house's is -1000 - kind.
alter table ledger.account drop constraint account_asset_check, add constraint account_asset_check check (asset between 1 and 5 or asset between 101 and 611);
create table ledger.item_kind (
  id smallint primary key check (id between 1 and 511),
  -- Votes that the receivers of one may get together. Nobody paid for an item, so it brings none unless somebody decided so.
  votes bigint not null default 0 check (votes >= 0)
);
-- What was given at once expires at once, and what expires first is used first.
create table ledger.lot (
  id bigint generated always as identity primary key,
  account bigint not null,
  amount bigint not null check (amount > 0),
  remaining bigint not null check (remaining between 0 and amount),
  expires_at timestamptz,
  transfer bigint not null unique
) with (fillfactor = 80);
create index lot_left on ledger.lot (account, expires_at, id) where remaining > 0;
create index lot_due on ledger.lot (expires_at) where remaining > 0 and expires_at is not null;

-- Where a pack was sent, and which are due.
alter table ledger.pack add column ref text not null default '';
create index pack_open on ledger.pack (ref, id) where closed_at is null;
create index pack_due on ledger.pack (expires_at) where closed_at is null;
