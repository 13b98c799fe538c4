-- Sets coins aside for a goal. They have no end of their own: the goal has one, and every way it can end ends them.
create or replace function ledger.tip(p_uid integer, p_key uuid, p_hash bytea, p_op smallint, p_coins bigint, p_ref text)
returns ledger.outcome language plpgsql security definer set search_path = ledger, pg_temp as $$
declare a ledger.account; why text; done record; before ledger.outcome;
begin
  if (p_coins > 0 and p_ref like 'tip:%') is not true then raise exception 'amounts'; end if;
  select * into before from ledger.earlier(p_uid, p_key, p_hash, p_op);
  if found then return before; end if;
  select * into a from ledger.account where id = ledger.wallet(p_uid, 1) for no key update;
  if not found then return (null, 'no_account', 0, false)::ledger.outcome; end if;
  why := ledger.refusal_to_spend(a, p_coins);
  done := ledger.record(p_uid, p_key, p_hash, p_op, why, a.balance - a.held - case when why is null then p_coins else 0 end, p_ref);
  if done.id is null then return done.earlier; end if;
  if why is not null then return (done.id, why, a.balance - a.held, false)::ledger.outcome; end if;
  update ledger.account set held = held + p_coins where id = a.id;
  insert into ledger.hold (account, amount, transfer, ref) values (a.id, p_coins, done.id, p_ref);
  return (done.id, 'ok', a.balance - a.held - p_coins, false)::ledger.outcome;
end $$;
