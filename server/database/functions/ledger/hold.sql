-- Sets an amount aside: it is still there, and cannot be spent. `p_ref` names what it is for. Votes are set aside for a withdrawal, which
-- is filed before; coins for as long as `p_life` at most.
create or replace function ledger.hold(
  p_uid integer, p_key uuid, p_hash bytea, p_op smallint, p_slot integer, p_amount bigint, p_ref text, p_life interval default interval '1 day'
) returns ledger.outcome language plpgsql security definer set search_path = ledger, pg_temp as $$
declare a ledger.account; why text; done record;
begin
  if (p_amount > 0 and p_slot in (1, 2) and p_ref <> '') is not true then raise exception 'amounts'; end if;
  if p_slot = 1 and (p_life > interval '0' and p_ref not like 'withdrawal:%') is not true then raise exception 'a deposit ends'; end if;
  if p_slot = 2 and not exists (
    select from read.filed_withdrawal w where 'withdrawal:' || w.id = p_ref and w.uid = p_uid and w.votes = p_amount and w.state = 'review'
  ) then raise exception 'no such withdrawal'; end if;
  select * into a from ledger.account where id = ledger.wallet(p_uid, p_slot) for no key update;
  if not found then return (null, 'no_account', 0, false)::ledger.outcome; end if;
  why := case
    when p_slot = 1 then ledger.refusal_to_spend(a, p_amount)
    when a.frozen then 'frozen'
    when a.balance - a.held < p_amount then 'insufficient' end;
  done := ledger.record(p_uid, p_key, p_hash, p_op, why, a.balance - a.held - case when why is null then p_amount else 0 end, p_ref);
  if done.id is null then return done.earlier; end if;
  if why is not null then return (done.id, why, a.balance - a.held, false)::ledger.outcome; end if;
  update ledger.account set held = held + p_amount where id = a.id;
  insert into ledger.hold (account, amount, transfer, ref, expires_at)
    values (a.id, p_amount, done.id, p_ref, case when p_slot = 1 then clock_timestamp() + p_life end);
  return (done.id, 'ok', a.balance - a.held - p_amount, false)::ledger.outcome;
end $$;

-- Ends a hold once. Part of it, or all, is paid (to the house, and votes to receivers for a private show); the rest is free again.
-- What is given back brings no votes, and neither does what was held in votes.
create or replace function ledger.end_hold(
  p_ref text, p_key uuid, p_hash bytea, p_op smallint, p_pay bigint, p_receivers jsonb
) returns ledger.outcome language plpgsql security definer set search_path = ledger, pg_temp as $$
declare h record; a ledger.account; why text; done record; house bigint; repaid bigint;
begin
  if (p_pay >= 0) is not true or (p_receivers <> '[]' and not ledger.amounts_valid(p_op, p_pay, p_receivers, 1)) then raise exception 'amounts'; end if;
  select account into h from ledger.hold where ref = p_ref;
  if not found then return (null, 'no_hold', 0, false)::ledger.outcome; end if;
  select * into a from ledger.account where id = h.account for no key update;
  if a.asset <> 1 and p_receivers <> '[]' then raise exception 'amounts'; end if;
  select * into h from ledger.hold where ref = p_ref for update;
  why := case when h.state <> 1 then 'ended' when p_pay > h.amount then 'too_much' when ledger.receiver_missing(p_receivers) then 'no_receiver' end;
  repaid := case when why is null and a.asset = 1 then least(h.amount - p_pay, ledger.owed(a.owner)) else 0 end;
  done := ledger.record(a.owner, p_key, p_hash, p_op, why,
    a.balance - a.held + case when why is null then h.amount - p_pay - repaid else 0 end, p_ref);
  if done.id is null then return done.earlier; end if;
  if why is not null then return (done.id, why, a.balance - a.held, false)::ledger.outcome; end if;
  if not ledger.share_allows(a.owner, p_op, p_pay, p_receivers) then raise exception 'above the anchor''s share'; end if;
  update ledger.account set held = held - h.amount, balance = balance - p_pay where id = a.id;
  if a.asset = 1 and p_pay > 0 then
    update ledger.account set spent_on = greatest(a.spent_on, ledger.today()), spent_day = ledger.spent_today(a) + p_pay,
      spent_month = ledger.spent_this_month(a) + p_pay, spent_total = spent_total + p_pay where id = a.id;
  end if;
  update ledger.hold set state = case when p_pay > 0 then 2 else 3 end, ended_by = done.id where id = h.id;
  house := case when a.asset = 2 then -5 else -1 end;
  if p_pay > 0 then
    insert into ledger.posting (transfer, leg, asset, debit, credit, amount) values (done.id, 1, a.asset, a.id, house, p_pay);
  end if;
  insert into ledger.posting (transfer, leg, asset, debit, credit, amount)
    select done.id, r.leg, 2, -2, ledger.wallet(r.uid, 2), r.votes from ledger.receivers(p_receivers) r where r.votes > 0;
  perform ledger.repay(a.owner, done.id, repaid);
  return (done.id, 'ok', a.balance - a.held + h.amount - p_pay - repaid, false)::ledger.outcome;
end $$;

-- The same for a private show, and for nothing else that is set aside.
create or replace function ledger.end_private(
  p_ref text, p_key uuid, p_hash bytea, p_op smallint, p_pay bigint, p_receivers jsonb
) returns ledger.outcome language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  if (p_ref like 'private:%' and p_op = case when p_pay > 0 then 47 else 33 end) is not true then raise exception 'no private show'; end if;
  return ledger.end_hold(p_ref, p_key, p_hash, p_op, p_pay, p_receivers);
end $$;

-- Gives a deposit back whole, in the transaction of whoever holds the lock of its wallet. False when it has ended before.
create or replace function ledger.release_deposit(p_hold bigint, p_key uuid, p_hash bytea) returns boolean language plpgsql as $$
declare h ledger.hold; a ledger.account; done record; repaid bigint;
begin
  select * into h from ledger.hold where id = p_hold for update;
  if h.state <> 1 then return false; end if;
  select * into a from ledger.account where id = h.account;
  repaid := least(h.amount, ledger.owed(a.owner));
  done := ledger.record(a.owner, p_key, p_hash, 33::smallint, null, a.balance - a.held + h.amount - repaid, h.ref);
  if done.id is null then raise exception 'the key of a release is taken'; end if;
  update ledger.account set held = held - h.amount where id = a.id;
  update ledger.hold set state = 3, ended_by = done.id where id = h.id;
  perform ledger.repay(a.owner, done.id, repaid);
  return true;
end $$;

-- Deposits whose time is over, and the end of one of them: once, whoever asks.
create or replace function ledger.due_deposits(p_most integer) returns setof bigint language sql stable security definer set search_path = ledger, pg_temp as $$
  select h.id from ledger.hold h where h.state = 1 and h.expires_at <= now() order by h.expires_at limit p_most
$$;
create or replace function ledger.expire_deposit(p_hold bigint, p_key uuid, p_hash bytea) returns boolean
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare h ledger.hold;
begin
  select * into h from ledger.hold where id = p_hold and state = 1 and expires_at <= now();
  if not found then return false; end if;
  perform 1 from ledger.account where id = h.account for no key update;
  return ledger.release_deposit(p_hold, p_key, p_hash);
end $$;
