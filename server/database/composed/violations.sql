-- Which invariants are broken, the ledger's and those of features, how often, and one example each.
create or replace function ledger.violations() returns table (invariant text, broken bigint, example bigint)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select * from (
    select 'account', count(*), min(id) from ledger.inv_account
    union all select 'floor', count(*), min(id) from ledger.inv_floor
    union all select 'house', count(*), min(id) from ledger.inv_house
    union all select 'hold', count(*), min(id) from ledger.inv_hold
    union all select 'state', count(*), min(id) from ledger.inv_state
    union all select 'asset', count(*), min(id) from ledger.inv_asset
    union all select 'orphan', count(*), min(id) from ledger.inv_orphan
    union all select 'pack', count(*), min(id) from ledger.inv_pack
    union all select 'escrow', count(*), min(id) from ledger.inv_escrow
    union all select 'seal', count(*), min(id) from ledger.inv_seal
    union all select 'given', count(*), min(id) from ledger.inv_given
    union all select 'receivers', count(*), min(id) from ledger.inv_receivers
    union all select 'item', count(*), min(id) from ledger.inv_item
    union all select 'minute', count(*), min(id) from ledger.inv_minute
    union all select 'feed', count(*), min(id) from ledger.inv_feed
    union all select 'withdrawal', count(*), min(id) from ledger.inv_withdrawal
    union all select 'origin', count(*), min(id) from ledger.inv_origin
    union all select 'correction', count(*), min(id) from ledger.inv_correction
    union all select 'goal', count(*), min(id) from ledger.inv_goal
  ) as v (invariant, broken, example)
$$;
