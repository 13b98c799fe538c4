-- Up Migration
-- Seals. Each is a Merkle tree over the transfers of one range of transactions, and commits to every seal before it, so that a person
-- can prove a line to a stranger and nobody, not even the house, can change one that was sealed.
create table ledger.seal (
  id bigint primary key,
  -- From the last seal's end up to, and without, this one's.
  lo_xid bigint not null,
  hi_xid bigint not null unique,
  transfers integer not null check (transfers > 0),
  root bytea not null check (length(root) = 32),
  previous bytea not null check (length(previous) = 32),
  -- The root over the hashes of all earlier seals: any of them can be shown to be under this one with a few hashes.
  history bytea not null check (length(history) = 32),
  hash bytea not null check (length(hash) = 32),
  sealed_at timestamptz not null,
  -- Given in the transaction that makes the seal; nobody ever sees one without.
  signature bytea check (length(signature) = 64),
  key bytea check (length(key) = 32),
  check (hi_xid > lo_xid)
);
-- The tree itself: the transfers in the order of its leaves, and all levels, leaves first. A proof is then a handful of slices.
create table ledger.seal_tree (seal bigint primary key, ids bigint[] not null, nodes bytea not null);
alter table ledger.seal_tree alter column nodes set storage external;
-- Complete subtrees of the tree over the seals.
create table ledger.seal_node (level smallint not null, n bigint not null, hash bytea not null, primary key (level, n));

-- What each account saw in a month, added up while sealing. Statements begin from here instead of from the first line.
create table ledger.month_total (
  account bigint not null,
  month date not null,
  came bigint not null,
  went bigint not null,
  lines integer not null,
  -- Coins that went to the house or into a pack; votes that came as gifts.
  turnover bigint not null,
  -- Where its lines lie.
  lo bigint not null,
  hi bigint not null,
  primary key (account, month)
) with (fillfactor = 70);

-- When a person's balances were last worked out from the first line on.
create table ledger.recount (uid integer primary key, at timestamptz not null, lines bigint not null, agrees boolean not null);

create index transfer_xid on ledger.transfer using brin (xid) with (pages_per_range = 16, autosummarize = on);
alter index ledger.posting_xid set (autosummarize = on);
