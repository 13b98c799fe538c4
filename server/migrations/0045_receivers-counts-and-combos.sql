-- Up Migration
-- How many of a thing one spend was for, and the run of repeats it belongs to. On the transfer itself: it is written once, with it.
alter table ledger.transfer
  add column count integer not null default 1 check (count > 0),
  add column combo uuid;
create index transfer_combo on ledger.transfer (combo, id) where combo is not null;
