-- Up Migration
-- The newest code sent to a phone, as a keyed hash: a copy of this table opens nothing.
create table code (
  purpose text not null check (purpose in ('register', 'forget')),
  country_code text not null,
  phone text not null,
  hash bytea not null check (length(hash) = 32),
  tries smallint not null default 0,
  expires_at timestamptz not null,
  primary key (purpose, country_code, phone)
);

-- What was asked for, whether or not anything was sent: budgets are per phone, known or not.
create table code_request (
  id bigint generated always as identity primary key,
  country_code text not null,
  phone text not null,
  created_at timestamptz not null default now()
);
create index code_request_phone on code_request (country_code, phone, created_at);
create index code_request_age on code_request (created_at);
