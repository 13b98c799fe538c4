-- Up Migration
create table operator (
  id integer generated always as identity primary key,
  name text not null unique,
  role text not null default 'operator' check (role in ('operator', 'lead')),
  password_hash text,
  totp_secret text,
  -- The last code that was used: a code counts once.
  totp_used bigint not null default 0,
  invite_hash bytea unique,
  invite_until timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);
-- Whoever types their name need not remember how they wrote it.
create unique index operator_name on operator (lower(name));
create table operator_passkey (
  id text primary key,
  operator integer not null references operator (id),
  public_key bytea not null,
  counter bigint not null,
  transports text not null default '',
  created_at timestamptz not null default now()
);
create table operator_challenge (
  id text primary key,
  challenge text not null,
  operator integer references operator (id),
  expires_at timestamptz not null
);
create table operator_session (
  id integer generated always as identity primary key,
  operator integer not null references operator (id),
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

-- What operators did. Written in the transaction of the act itself, and never changed.
create table audit (
  id bigint generated always as identity primary key,
  operator integer not null references operator (id),
  act text not null,
  subject text not null,
  detail jsonb not null default '{}',
  at timestamptz not null default now()
);
create index audit_subject on audit (subject, id desc);
