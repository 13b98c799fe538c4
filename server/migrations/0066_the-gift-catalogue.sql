-- Up Migration
-- What operators upload for gifts. A file is used once the worker has made its own of it; the one that was sent is not kept.
create table gift_file (
  object uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('picture', 'lottie', 'video')),
  state text not null default 'waiting' check (state in ('waiting', 'checking', 'ready', 'refused')),
  -- Why it was refused, in words for operators.
  reason text not null default '',
  -- How long it plays.
  seconds smallint not null default 0 check (seconds between 0 and 30),
  created_by integer not null references operator (id),
  created_at timestamptz not null default now()
);
