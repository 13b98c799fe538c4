-- Slots of a person: 1 coins, 2 votes, 3 what they owe after a payment was taken back.
create or replace function ledger.wallet(uid integer, slot integer) returns bigint language sql immutable parallel safe
  return uid::bigint * 256 + slot;

create or replace function ledger.open_wallet() returns trigger language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  insert into ledger.account (id, asset, owner, deferred, floor) values
    (ledger.wallet(new.id, 1), 1, new.id, false, 0),
    (ledger.wallet(new.id, 2), 2, new.id, true, 0),
    (ledger.wallet(new.id, 3), 1, new.id, false, null);
  return new;
end $$;
create or replace trigger account_wallet after insert on public.account for each row execute function ledger.open_wallet();

-- Row lock on a wallet until the caller's transaction ends: whoever counts something against a limit does it under this lock, or two at
-- once both pass.
create or replace function ledger.lock_wallet(p_uid integer) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  select from ledger.account where id in (ledger.wallet(p_uid, 1), ledger.wallet(p_uid, 2)) order by id for no key update
$$;

-- Serializes everything that takes tickets out of one wallet: whoever holds this lock reads figures that nobody changes meanwhile.
create or replace function ledger.lock_votes(p_uid integer) returns void language sql volatile security definer set search_path = ledger, pg_temp as $$
  select id from ledger.account where id = ledger.wallet(p_uid, 2) for no key update
$$;

-- Every ticket a person ever got: what is there, and what has left. Few leave, so this stays cheap for whoever gets millions.
create or replace function ledger.votes_total(p_uid integer) returns bigint language sql stable security definer set search_path = ledger, pg_temp as $$
  select a.balance + coalesce((select sum(p.amount) from ledger.posting p where p.debit = a.id and p.debit > 0), 0)::bigint
  from ledger.account a where a.id = ledger.wallet(p_uid, 2)
$$;

-- How many coins ever left a wallet.
create or replace function ledger.coins_gone(p_uid integer) returns bigint
language sql stable security definer set search_path = ledger, pg_temp as $$
  select coalesce(sum(amount), 0)::bigint from ledger.posting where debit = ledger.wallet(p_uid, 1) and debit > 0
$$;

-- Who of these owes coins after a payment was taken back, and how many.
create or replace function ledger.debts_of(p_uids integer[]) returns table (uid integer, debt bigint)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select a.owner, -a.balance from unnest(p_uids) u join ledger.account a on a.id = ledger.wallet(u, 3) where a.balance < 0
$$;
