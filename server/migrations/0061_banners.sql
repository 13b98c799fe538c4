-- Up Migration
-- What the home page opens with. A picture comes as the console sent it and is shown once the worker has drawn it anew.
create table banner (
  id integer generated always as identity primary key,
  title text not null check (length(title) between 1 and 80),
  url text not null default '' check (url = '' or url ~ '^/' and url !~ '^/[/\\]'),
  object uuid not null unique default gen_random_uuid(),
  -- Only until it was drawn.
  sent bytea check (length(sent) <= 50000),
  refused boolean not null default false,
  position integer not null,
  from_at timestamptz not null default now(),
  until_at timestamptz check (until_at > from_at),
  retired_at timestamptz,
  created_by integer not null references operator (id),
  created_at timestamptz not null default now()
);
create index banner_up on banner (position, id) where retired_at is null;
