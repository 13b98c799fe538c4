-- Up Migration
-- Rows an operator edits. Until `wait` is over, what a payment of the method bought is not paid out; until `contestable` is over it may
-- still go back, and its coins are followed. `longest` is the longest wait there ever was: payments keep the one they were recorded with.
create table pay_term (
  method text primary key check (method in ('pix', 'card', 'paypal', 'usdt')),
  wait interval not null check (wait >= interval '0'),
  contestable interval not null check (contestable >= wait),
  longest interval not null default '0'
);
insert into pay_term (method, wait, contestable, longest) values
  ('card', '21 days', '180 days', '21 days'), ('paypal', '21 days', '180 days', '21 days'),
  ('pix', '24 hours', '90 days', '24 hours'), ('usdt', '0', '0', '0');

-- Coins of one payment that reached a person, bought or passed on to them. `passed` of them went on in red packs; gifts are not counted
-- here, so that giving costs nothing more: whoever judges a gift assumes that these coins paid for it.
create table ledger.origin (
  owner integer not null,
  payment bigint not null,
  amount bigint not null check (amount > 0),
  passed bigint not null default 0 check (passed between 0 and amount),
  at timestamptz not null,
  primary key (owner, payment)
) with (fillfactor = 80);
create index origin_payment on ledger.origin (payment);
insert into ledger.origin (owner, payment, amount, at) select uid, id, coins + give, at from payment where coins > 0;

-- The same of a red pack. Which of its shares they are in nobody can say, so each share counts as if they were all in it.
create table ledger.pack_origin (
  pack bigint not null,
  payment bigint not null,
  amount bigint not null check (amount > 0),
  primary key (pack, payment)
);
-- Whether there is any, beside the row that taking a share reads anyway.
alter table ledger.pack add column traced boolean not null default false;
