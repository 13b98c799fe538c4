-- Up Migration
-- Who somebody is to another company. Never found by e-mail: an address proves nothing about a person here.
create table third_identity (
  provider text not null check (provider in ('google', 'apple', 'twitter', 'facebook')),
  subject text not null check (length(subject) between 1 and 200),
  uid integer not null references account (id),
  name text not null default '',
  created_at timestamptz not null default now(),
  primary key (provider, subject),
  unique (uid, provider)
);

-- A sign-in that was begun. Its state is known by a hash, and the row is deleted by whoever comes back first.
create table third_attempt (
  state_hash bytea primary key check (length(state_hash) = 32),
  provider text not null,
  nonce text not null,
  verifier text not null,
  expires_at timestamptz not null
);
create index third_attempt_age on third_attempt (expires_at);
