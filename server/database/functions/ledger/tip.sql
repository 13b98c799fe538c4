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

-- Ends a tip as its goal has ended: done, and the anchor gets their share; anything else, and it is free again. What became of the goal
-- is read here, so that nobody who may call this can pay out what was not done. False when it has ended before.
create or replace function ledger.end_tip(p_transfer bigint, p_key uuid, p_hash bytea) returns boolean
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare t record; o ledger.outcome;
begin
  select h.ref, h.amount, g.state, s.uid as anchor into t from public.goal_tip p join public.goal g on g.id = p.goal_id
    join read.show s on s.id = g.show_id join ledger.hold h on h.transfer = p.transfer where p.transfer = p_transfer;
  if not found or t.state in ('open', 'reached') then raise exception 'the goal is running'; end if;
  if t.state = 'done' then
    o := ledger.end_hold(t.ref, p_key, p_hash, 6::smallint, t.amount,
      jsonb_build_array(jsonb_build_array(t.anchor, (t.amount * public.share_of('tip', '') / 100)::text)));
  else
    o := ledger.end_hold(t.ref, p_key, p_hash, 86::smallint, 0, '[]');
  end if;
  if o.status <> 'ok' then raise exception 'a tip cannot end: %', o.status; end if;
  update public.goal_tip set ended_at = clock_timestamp() where transfer = p_transfer and ended_at is null;
  return found;
end $$;
