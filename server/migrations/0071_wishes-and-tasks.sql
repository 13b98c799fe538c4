-- Up Migration
-- What an anchor promises for a price. Its terms are fixed: only what was given and what became of it change.
create table goal (
  id bigint generated always as identity primary key,
  show_id bigint not null references show (id),
  kind text not null check (kind in ('task', 'wish')),
  title text not null,
  -- Counted in a gift at the price it had, or in coins.
  gift smallint references gift (id) on delete set null,
  unit integer not null check (unit > 0),
  need bigint not null check (need > 0 and need % unit = 0),
  given bigint not null default 0 check (given between 0 and need),
  givers integer not null default 0,
  state text not null default 'open' check (state in ('open', 'reached', 'done', 'failed', 'cancelled', 'expired')),
  reason text not null default '',
  request_id uuid not null,
  request text not null,
  created_at timestamptz not null default clock_timestamp(),
  -- Until then it has to be reached, and once it is, done. The end of the show brings it forward.
  ends_at timestamptz not null,
  ended_at timestamptz,
  -- All of its tips are paid or back.
  settled_at timestamptz,
  unique (show_id, request_id),
  check ((ended_at is null) = (state in ('open', 'reached'))),
  check (state <> 'reached' or given = need)
);
create index goal_of_show on goal (show_id, id);
create index goal_running on goal (ends_at) where ended_at is null;
create index goal_unsettled on goal (ended_at) where ended_at is not null and settled_at is null;

-- One tip: coins set aside by a transfer of the ledger, until they are paid or back.
create table goal_tip (
  transfer bigint primary key,
  goal_id bigint not null references goal (id),
  uid integer not null references account (id),
  coins bigint not null check (coins > 0),
  at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
create index goal_tip_of on goal_tip (goal_id, uid);
create index goal_tip_waiting on goal_tip (goal_id, uid) where ended_at is null;
create index goal_tip_person on goal_tip (uid) where ended_at is null;
