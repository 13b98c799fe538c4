-- Up Migration
-- What a withdrawal costs by each way out; rows an operator edits. Amounts in the currency's smallest unit.
create table cash_rule (
  type smallint primary key check (type in (1, 2)),
  currency text not null,
  -- Units of the currency in one whole (100 cents, 1,000,000 millionths).
  scale bigint not null,
  votes_per_unit integer not null check (votes_per_unit > 0),
  minimum_votes bigint not null check (minimum_votes > 0),
  take_permille integer not null check (take_permille between 0 and 1000),
  tax_permille integer not null check (tax_permille between 0 and 1000),
  fee bigint not null check (fee >= 0),
  -- Above this, in the currency, two people have to sign.
  two_people_above bigint not null,
  -- Days of the month withdrawals may be asked for, and how many.
  window_from smallint not null default 1,
  window_to smallint not null default 31,
  monthly integer not null default 10,
  -- Country codes it is offered to; empty for everywhere.
  countries text[] not null default '{}',
  offered boolean not null default true
);
insert into cash_rule (type, currency, scale, votes_per_unit, minimum_votes, take_permille, tax_permille, fee, two_people_above, countries) values
  (1, 'BRL', 100, 100, 5000, 200, 60, 0, 15000, '{55}'), (2, 'USDT', 1000000, 500, 5000, 200, 0, 1000000, 50000000, '{}');

create table cash_account (
  id integer generated always as identity primary key,
  uid integer not null references account (id),
  type smallint not null check (type in (1, 2)),
  name text not null,
  document text not null default '',
  key_type text not null default '',
  account text not null,
  verified_at timestamptz,
  changed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- The same place twice is one account, also when both taps arrive at once.
create unique index cash_account_uid on cash_account (uid, type, account) where deleted_at is null;

create table withdrawal (
  id integer generated always as identity primary key,
  no text not null unique,
  uid integer not null references account (id),
  key uuid not null,
  hash bytea not null check (length(hash) = 32),
  account_id integer not null references cash_account (id),
  -- Where it goes, as it was when it was asked for: changing the account later changes nothing here.
  type smallint not null,
  holder text not null,
  document text not null,
  key_type text not null,
  destination text not null,
  votes bigint not null check (votes > 0),
  -- What could still be cashed out afterwards: a repeated call gets the same answer.
  left_votes bigint not null,
  currency text not null,
  gross bigint not null,
  take bigint not null,
  tax bigint not null,
  fee bigint not null,
  net bigint not null check (net > 0),
  state text not null default 'review' check (state in ('review', 'approved', 'rejected', 'sending', 'paid', 'failed')),
  reason text not null default '',
  note text not null default '',
  risk text not null default 'low' check (risk in ('low', 'medium', 'high')),
  signs jsonb not null default '[]',
  needed smallint not null default 1,
  -- What is to be sent, fixed before it is sent (a signed transaction), and the provider's name for it.
  prepared text not null default '',
  provider_id text not null default '',
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  ended_at timestamptz,
  ask_at timestamptz,
  unique (uid, key)
);
create index withdrawal_state on withdrawal (state, id);
create index withdrawal_uid on withdrawal (uid, id desc);
create index withdrawal_ask on withdrawal (ask_at) where ask_at is not null;

create table withdrawal_signature (
  withdrawal integer not null references withdrawal (id),
  operator integer not null references operator (id),
  decision text not null check (decision in ('approve', 'reject')),
  note text not null default '',
  at timestamptz not null default now(),
  primary key (withdrawal, operator, decision)
);

-- Switches and figures of the exchange: coins to tickets turns a card into cash, so it is off.
create table exchange_rule (
  one boolean primary key default true check (one),
  vote_give integer not null default 100,
  vote_get integer not null default 100,
  coin_open boolean not null default false,
  coin_give integer not null default 100,
  coin_get integer not null default 50,
  coin_cap_month bigint not null default 10000,
  coin_age_days integer not null default 90
);
insert into exchange_rule default values;
