-- Up Migration
-- `door` counts the terms of entry a show has had: whoever met earlier ones may have to meet the new ones.
alter table show
  drop constraint show_type_check,
  add constraint show_type_check check (type between 0 and 3),
  add column price bigint check (price between 1 and 1000000),
  add column door integer not null default 1,
  add constraint show_price check ((type in (2, 3)) = (price is not null));

-- What a person has done at the door of a show.
create table entrance (
  show_id bigint not null references show (id),
  uid integer not null references account (id),
  -- The terms whose password they knew, or whose price of a minute they agreed to.
  password_door integer,
  minute_door integer,
  -- One charge a show. What was paid stays good, whatever the terms become.
  paid_key uuid,
  paid_at timestamptz,
  paid_coins bigint check (paid_coins > 0),
  paid_votes bigint check (paid_votes between 0 and paid_coins),
  paid_balance bigint,
  -- Watched in minutes that the person left early and did not pay.
  carried_ms integer not null default 0 check (carried_ms >= 0),
  primary key (show_id, uid),
  check (num_nulls(paid_key, paid_at, paid_coins, paid_votes, paid_balance) in (0, 5))
);

-- A minute of somebody in a timed room: reserved when it begins, and captured or released some time after its end.
create table room_minute (
  show_id bigint not null references show (id),
  uid integer not null references account (id),
  minute integer not null check (minute > 0),
  door integer not null,
  price bigint not null check (price > 0),
  started_at timestamptz not null default now(),
  ends_at timestamptz not null,
  -- What decided, once it is decided: how long anchor and viewer were connected, how long the anchor was, and what was carried over.
  flowed_ms integer,
  supplied_ms integer,
  carried_ms integer,
  state text not null default 'reserved' check (state in ('reserved', 'captured', 'released')),
  votes bigint not null default 0,
  primary key (show_id, uid, minute),
  check ((state = 'reserved') = (flowed_ms is null))
) with (fillfactor = 80);
create index room_minute_open on room_minute (ends_at) where state = 'reserved';

-- When somebody's media was seen in a timed room: the proof for minutes. Spans of a connection may overlap, they are united when counted.
create table media_span (
  show_id bigint not null references show (id),
  uid integer not null,
  connection text not null,
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at >= from_at),
  primary key (show_id, uid, connection, from_at)
) with (fillfactor = 70);
create index media_span_recent on media_span (show_id, to_at);
