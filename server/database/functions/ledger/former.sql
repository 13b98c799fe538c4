-- Names of the release before. Its processes call them until each of them is replaced, and answer a fault for a function that is gone. What a
-- release renames or moves stands here until the release after it.
create or replace function ledger.agrees(p_uid integer) returns boolean language sql stable security definer set search_path = ledger, pg_temp as $$
  select ledger.balance_matches(p_uid)
$$;

create or replace function ledger.hold_wallet(p_uid integer) returns void language sql security definer set search_path = ledger, pg_temp as $$
  select ledger.lock_wallet(p_uid)
$$;

create or replace function ledger.end_tip(p_transfer bigint, p_key uuid, p_hash bytea) returns boolean
language sql security definer set search_path = ledger, pg_temp as $$
  select public.end_tip(p_transfer, p_key, p_hash)
$$;
