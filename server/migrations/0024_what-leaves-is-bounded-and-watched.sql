-- Up Migration
-- Secrets of operators' apps lie here encrypted, for one operator each; `migrate` takes the old ones over right after this.
alter table operator add constraint operator_totp_encrypted check (totp_secret is null or totp_secret like 'v1.%') not valid;

-- Why a payout waits or failed, for the operators.
alter table withdrawal add column why text not null default '';

-- What the wallets we pay from hold, as the worker last saw it. In millionths.
create table payout_fund (
  asset text primary key,
  amount bigint not null,
  floor bigint not null,
  at timestamptz not null default now()
);

-- Payments that are contested or went back are few; without this every look for them reads all there ever were.
create index payment_gone_back on payment (uid) where state = 'disputed' or taken > 0;

-- Tickets somebody got from somebody on a day (in UTC), added up while sealing, and where those gifts lie. Whoever got millions is
-- judged by this instead of by every gift.
create table ledger.given (
  account bigint not null,
  giver integer not null,
  day date not null,
  votes bigint not null,
  lo bigint not null,
  hi bigint not null,
  primary key (account, giver, day)
) with (fillfactor = 70);
create index given_day on ledger.given (account, day);
insert into ledger.given (account, giver, day, votes, lo, hi)
  select p.credit, t.owner, (t.created_at at time zone 'UTC')::date, sum(p.amount), min(t.id), max(t.id)
  from ledger.transfer t join ledger.posting p on p.transfer = t.id
  where t.xid < (select coalesce(max(hi_xid), 0) from ledger.seal) and p.asset = 2 and p.credit > 0
  group by 1, 2, 3;

-- What came of the last look at everything, so that a signature need not wait for one of its own.
create table ledger.whole_check (one boolean primary key default true check (one), at timestamptz not null, broken bigint not null);
