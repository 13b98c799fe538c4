-- Up Migration
-- A withdrawal nobody has to sign cannot be meant.
update withdrawal set needed = 1 where needed < 1;
alter table withdrawal add constraint withdrawal_needed check (needed >= 1);

-- When whoever holds a session last showed who they are, with a passkey or a code.
alter table operator_session add column proved_at timestamptz not null default now();
update operator_session set proved_at = created_at;

-- Nothing ever depended on it.
alter table operator drop column role;
