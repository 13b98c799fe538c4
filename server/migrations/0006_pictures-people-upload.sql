-- Up Migration
-- One row per object handed out. What arrived waits in quarantine; only what the worker drew anew gets a key others may read.
create table upload (
  id uuid primary key,
  uid integer not null references account (id),
  kind text not null check (kind in ('avatar', 'cover', 'certification')),
  type text not null,
  state text not null default 'waiting' check (state in ('waiting', 'checking', 'ready', 'refused')),
  key text not null default '',
  refusal text not null default '',
  created_at timestamptz not null default now()
);
create index upload_age on upload (created_at) where state <> 'ready';
