-- Up Migration
-- What can be bought. Prices are rows an operator edits; amounts are in the smallest unit of their currency.
create table recharge_rule (
  id integer primary key,
  -- 1: only for somebody who never recharged.
  first boolean not null default false,
  coins bigint not null check (coins > 0),
  give bigint not null default 0 check (give >= 0),
  tag text not null default '' check (tag in ('', 'double', 'off15', 'off20')),
  name text not null default '',
  place integer not null default 0,
  offered boolean not null default true
);
create table recharge_price (
  rule integer not null references recharge_rule (id),
  currency text not null check (currency in ('BRL', 'USD', 'EUR')),
  amount bigint not null check (amount > 0),
  primary key (rule, currency)
);
insert into recharge_rule (id, first, coins, give, tag, name, place) values
  (1, false, 300, 0, '', '', 1), (2, false, 990, 60, '', '', 2), (3, false, 2490, 249, '', '', 3),
  (4, false, 4990, 600, '', '', 4), (5, false, 9990, 1500, 'off15', '', 5), (6, false, 49900, 9900, 'off20', '', 6),
  (101, true, 300, 300, 'double', 'starter', 1), (102, true, 990, 990, 'double', 'fan', 2), (103, true, 2490, 2490, 'double', 'star', 3);
insert into recharge_price (rule, currency, amount) values
  (1, 'BRL', 299), (2, 'BRL', 990), (3, 'BRL', 2490), (4, 'BRL', 4990), (5, 'BRL', 9990), (6, 'BRL', 49900),
  (1, 'USD', 99), (2, 'USD', 299), (3, 'USD', 699), (4, 'USD', 1399), (5, 'USD', 2699), (6, 'USD', 12999),
  (1, 'EUR', 99), (2, 'EUR', 299), (3, 'EUR', 699), (4, 'EUR', 1399), (5, 'EUR', 2699), (6, 'EUR', 12999),
  (101, 'BRL', 299), (102, 'BRL', 990), (103, 'BRL', 2490), (101, 'USD', 99), (102, 'USD', 299), (103, 'USD', 699),
  (101, 'EUR', 99), (102, 'EUR', 299), (103, 'EUR', 699);

-- Which ways to pay are offered where: by platform and by the country code of a person's phone ('' for everywhere else).
create table pay_offer (
  method text not null check (method in ('pix', 'card', 'paypal', 'usdt')),
  platform text not null check (platform in ('web', 'android', 'ios')),
  country_code text not null default '',
  offered boolean not null,
  recommended boolean not null default false,
  place integer not null,
  primary key (method, platform, country_code)
);
-- Builds from the phone makers' stores sell through those stores only; the packages people install themselves may offer the rest.
insert into pay_offer (method, platform, country_code, offered, recommended, place) values
  ('pix', 'web', '', false, false, 1), ('pix', 'web', '55', true, true, 1),
  ('card', 'web', '', true, true, 2), ('card', 'web', '55', true, false, 2),
  ('paypal', 'web', '', true, false, 3),
  ('usdt', 'web', '', true, false, 4), ('usdt', 'web', '86', false, false, 4),
  ('pix', 'android', '55', true, true, 1), ('card', 'android', '', true, true, 2), ('paypal', 'android', '', true, false, 3),
  ('usdt', 'android', '', true, false, 4), ('usdt', 'android', '86', false, false, 4);

create table pay_order (
  id bigint generated always as identity primary key,
  -- What people and providers call it.
  no text not null unique,
  uid integer not null references account (id),
  key uuid not null,
  hash bytea not null check (length(hash) = 32),
  rule integer not null references recharge_rule (id),
  first boolean not null,
  method text not null check (method in ('pix', 'card', 'paypal', 'usdt')),
  currency text not null check (currency in ('BRL', 'USD', 'EUR', 'USDT')),
  -- In the smallest unit: cents, or millionths of a USDT.
  amount bigint not null check (amount > 0),
  coins bigint not null check (coins > 0),
  give bigint not null check (give >= 0),
  -- new: the provider has not answered yet.
  state text not null default 'new' check (state in ('new', 'waiting', 'confirming', 'paid', 'failed', 'expired', 'reversed')),
  -- The provider's own name for it.
  provider_id text,
  -- How to pay it: an address, a code, a secret for the provider's fields.
  action jsonb not null default '{}',
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  -- When the provider was last asked, and when it is to be asked again; null when nothing more can come.
  asked_at timestamptz,
  ask_at timestamptz default now(),
  -- How often it was asked about, and which of those answers we go by: an older one that comes later undoes nothing.
  asks integer not null default 0,
  heard integer not null default 0,
  unique (uid, key),
  unique (method, provider_id)
);
create index pay_order_ask on pay_order (ask_at) where ask_at is not null;
create index pay_order_uid on pay_order (uid, id desc);
-- An address is derived from this number and never given twice.
create sequence usdt_address_index as integer minvalue 0 start 0;

-- What a provider says it received: one row per transaction of theirs, credited once under a key made of its name.
create table payment (
  id bigint generated always as identity primary key,
  method text not null,
  provider_tx text not null,
  order_id bigint not null references pay_order (id),
  uid integer not null references account (id),
  currency text not null,
  amount bigint not null check (amount > 0),
  coins bigint not null check (coins >= 0),
  give bigint not null default 0 check (give >= 0),
  state text not null check (state in ('credited', 'disputed', 'reversed')),
  -- A card or a wallet can take its money back; until then it has not settled.
  settles_at timestamptz not null,
  -- When the provider received it.
  at timestamptz not null default now(),
  reversed_at timestamptz,
  unique (method, provider_tx)
);
create index payment_order on payment (order_id);
create index payment_uid on payment (uid, at desc);
