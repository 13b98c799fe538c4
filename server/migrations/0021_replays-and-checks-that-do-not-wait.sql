-- Up Migration
-- What every account's lines came to, up to a mark below which everything is committed and folded. From there on the books are
-- checked by what is new, so that looking every second costs what happened in a second and not what ever happened.
create table ledger.checked (account bigint primary key, amount numeric not null);
create table ledger.check_mark (one boolean primary key default true check (one), hi bigint not null, checked_at timestamptz not null default now());
insert into ledger.check_mark (hi) values (0);
