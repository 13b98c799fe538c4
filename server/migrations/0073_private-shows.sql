-- Up Migration
-- What a minute alone with an anchor costs, in the show they have and the next ones.
create table private_offer (
  uid integer primary key references account (id),
  price bigint not null check (price between 1 and 100000),
  is_on boolean not null,
  changed_at timestamptz not null default now()
);

create table private_show (
  id bigint generated always as identity primary key,
  show_id bigint not null references show (id),
  uid integer not null references account (id),
  price bigint not null check (price > 0),
  -- Of all deposits.
  minutes integer not null check (minutes > 0),
  state text not null check (state in ('asked', 'accepted', 'running', 'paused', 'counting', 'ended', 'declined', 'cancelled', 'expired')),
  -- Which wording each side agreed to.
  viewer_consent smallint not null,
  anchor_consent smallint,
  asked_at timestamptz not null default now(),
  answer_by timestamptz not null,
  accepted_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('viewer', 'anchor', 'clock', 'media', 'operator')),
  -- The last look at LiveKit, and since when media is missing on a side.
  looked_at timestamptz,
  missing_since timestamptz,
  -- Whether the anchor's side was alive to the end is known by then.
  settle_at timestamptz,
  billed integer,
  coins bigint,
  votes bigint,
  check ((state in ('ended', 'declined', 'cancelled', 'expired')) = (billed is not null)),
  check (num_nulls(billed, coins, votes) in (0, 3))
) with (fillfactor = 70);
-- An anchor is asked by one person at a time, and a person asks one anchor: these decide every race.
create unique index private_show_of_show on private_show (show_id) where state in ('asked', 'accepted', 'running', 'paused');
create unique index private_show_of_viewer on private_show (uid) where state in ('asked', 'accepted', 'running', 'paused');
create index private_show_open on private_show (id) where state in ('asked', 'accepted', 'running', 'paused', 'counting');

create table private_deposit (
  private_id bigint not null references private_show (id),
  n smallint not null check (n > 0),
  minutes integer not null check (minutes > 0),
  coins bigint not null check (coins > 0),
  transfer bigint not null,
  uid integer not null,
  key uuid not null,
  -- What the minutes took of it; the rest went back. Null while it is held.
  paid bigint check (paid between 0 and coins),
  at timestamptz not null default now(),
  primary key (private_id, n),
  unique (uid, key)
);

-- When the media of a side was seen. `clean`: the side itself stopped sending or left, so nothing before it was dead time.
create table private_span (
  private_id bigint not null references private_show (id),
  is_anchor boolean not null,
  connection text not null,
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at >= from_at),
  clean boolean not null default false,
  primary key (private_id, is_anchor, connection, from_at)
) with (fillfactor = 70);

create table private_tick (
  private_id bigint not null references private_show (id),
  minute integer not null check (minute > 0),
  from_at timestamptz not null,
  to_at timestamptz not null,
  flowed_ms integer not null check (flowed_ms > 0),
  primary key (private_id, minute)
);
