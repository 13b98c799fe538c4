-- Up Migration
-- Somebody who signs in with another company has no phone and no password until they add them.
alter table account alter column phone drop not null, alter column password_hash drop not null;
-- After this moment a cancelled account is erased.
alter table account add column erase_after timestamptz;
create index account_erase on account (erase_after) where erase_after is not null;

-- The number names a device to its owner and to the engines; the token's hash stays inside.
alter table session
  add column id integer generated always as identity unique,
  add column proved_at timestamptz;

alter table code drop constraint code_purpose_check;
alter table code add constraint code_purpose_check check (purpose in ('register', 'forget', 'stepup', 'phone'));

-- A puzzle that was handed in cannot be handed in again.
create table captcha_used (
  hash bytea primary key check (length(hash) = 32),
  expires_at timestamptz not null
);
