-- Mending operations. Only `decide_correction` calls them, for two operators who have shown who they are. Each locks every account it may
-- touch in ascending order first; a status other than 'ok' changed nothing.

create or replace function ledger.lock_all(p_accounts bigint[]) returns void language sql as $$
  select a.id from ledger.account a where a.id = any (p_accounts) and a.id > 0 order by a.id for no key update
$$;

-- Takes coins from a wallet as far as they are free, and lets the rest be owed.
create or replace function ledger.take_or_owe(p_uid integer, p_transfer bigint, p_leg integer, p_to bigint, p_coins bigint) returns void language plpgsql as $$
declare taken bigint;
begin
  select greatest(0, least(p_coins, a.balance - a.held)) into taken from ledger.account a where a.id = ledger.wallet(p_uid, 1);
  update ledger.account set balance = balance - taken where id = ledger.wallet(p_uid, 1);
  update ledger.account set balance = balance - (p_coins - taken) where id = ledger.wallet(p_uid, 3);
  insert into ledger.posting (transfer, leg, asset, debit, credit, amount)
    select p_transfer, l.leg, 1, l.debit, p_to, l.amount
    from (values (p_leg, ledger.wallet(p_uid, 1), taken), (p_leg + 1, ledger.wallet(p_uid, 3), p_coins - taken)) l (leg, debit, amount) where l.amount > 0;
end $$;

-- Undoes a transfer once: every posting the other way. Coins that are spent by now are owed; votes have to be there. Payments, packs,
-- deposits and withdrawals have ends of their own and are not undone here.
create or replace function ledger.reverse(p_uid integer, p_key uuid, p_hash bytea, p_transfer bigint, p_ref text)
returns ledger.outcome language plpgsql as $$
declare t ledger.transfer; p record; done bigint; coins bigint; back bigint;
begin
  select * into t from ledger.transfer where id = p_transfer;
  if not found or t.owner <> p_uid or t.state <> 1 then return (null, 'no_transfer', 0, false)::ledger.outcome; end if;
  if t.op not in (1, 2, 3, 4, 5, 6, 11, 20, 21, 61) then return (null, 'not_reversible', 0, false)::ledger.outcome; end if;
  perform ledger.lock_all(array(
    select distinct a.id from ledger.posting q, ledger.account h, ledger.account a
    where q.transfer = t.id and h.id in (q.debit, q.credit) and h.id > 0 and a.owner = h.owner
  ));
  if exists (select from ledger.transfer r where r.reverses = t.id) then return (null, 'reversed_already', 0, false)::ledger.outcome; end if;
  if exists (
    select from ledger.posting q join ledger.account a on a.id = q.credit
    where q.transfer = t.id and q.asset = 2 and q.credit > 0 group by a.id having a.balance - a.held < sum(q.amount)
  ) then return (null, 'insufficient', 0, false)::ledger.outcome; end if;
  -- What the owner gets back, less what they owe.
  select coalesce(sum(q.amount), 0) into coins from ledger.posting q where q.transfer = t.id and q.debit = ledger.wallet(p_uid, 1) and q.credit < 0;
  back := least(coins, ledger.owed(p_uid));
  insert into ledger.transfer (owner, key, op, hash, state, balance, reverses, ref)
    select p_uid, p_key, 60, p_hash, 1, a.balance + coins - back, t.id, p_ref from ledger.account a where a.id = ledger.wallet(p_uid, 1)
    returning id into done;
  for p in select q.*, a.owner as receiver from ledger.posting q left join ledger.account a on a.id = q.credit and q.credit > 0
    where q.transfer = t.id and not (q.debit > 0 and q.credit > 0) order by q.leg
  loop
    if p.credit > 0 and p.asset = 1 then
      perform ledger.take_or_owe(p.receiver, done, p.leg * 2, p.debit, p.amount);
    else
      if p.credit > 0 then update ledger.account set balance = balance - p.amount where id = p.credit; end if;
      -- Votes wait for the fold like any others.
      if p.debit > 0 and p.asset = 1 then update ledger.account set balance = balance + p.amount where id = p.debit; end if;
      insert into ledger.posting (transfer, leg, asset, debit, credit, amount) values (done, p.leg * 2, p.asset, p.credit, p.debit, p.amount);
    end if;
  end loop;
  if t.op between 1 and 6 then update ledger.account set spent_total = spent_total - coins where id = ledger.wallet(p_uid, 1); end if;
  perform ledger.repay(p_uid, done, back);
  return (done, 'ok', 0, false)::ledger.outcome;
end $$;

-- Gives coins or votes, or takes them. What is not there is not taken: a debt comes from a payment, never from an operator.
create or replace function ledger.adjust(p_uid integer, p_key uuid, p_hash bytea, p_slot integer, p_amount bigint, p_ref text)
returns ledger.outcome language plpgsql as $$
declare a ledger.account; done record; repaid bigint := 0; house bigint := case p_slot when 1 then -9 else -19 end;
begin
  perform ledger.lock_all(array[ledger.wallet(p_uid, 1), ledger.wallet(p_uid, 2), ledger.wallet(p_uid, 3)]);
  select * into a from ledger.account where id = ledger.wallet(p_uid, p_slot);
  if not found then return (null, 'no_account', 0, false)::ledger.outcome; end if;
  if a.balance - a.held + p_amount < 0 then return (null, 'insufficient', 0, false)::ledger.outcome; end if;
  if p_slot = 1 and p_amount > 0 then repaid := least(p_amount, ledger.owed(p_uid)); end if;
  done := ledger.record(p_uid, p_key, p_hash, 61::smallint, null, a.balance + p_amount - repaid, p_ref);
  if done.id is null then return done.earlier; end if;
  -- Votes that are given wait for the fold like any others.
  if p_slot = 1 or p_amount < 0 then update ledger.account set balance = balance + p_amount where id = a.id; end if;
  insert into ledger.posting (transfer, leg, asset, debit, credit, amount)
    values (done.id, 1, a.asset, case when p_amount > 0 then house else a.id end, case when p_amount > 0 then a.id else house end, abs(p_amount));
  perform ledger.repay(p_uid, done.id, repaid);
  return (done.id, 'ok', a.balance, false)::ledger.outcome;
end $$;

-- Forgives a debt, or a part of it.
create or replace function ledger.write_off(p_uid integer, p_key uuid, p_hash bytea, p_coins bigint, p_ref text) returns ledger.outcome language plpgsql as $$
declare a ledger.account; done record;
begin
  perform ledger.lock_all(array[ledger.wallet(p_uid, 1), ledger.wallet(p_uid, 3)]);
  select * into a from ledger.account where id = ledger.wallet(p_uid, 1);
  if not found then return (null, 'no_account', 0, false)::ledger.outcome; end if;
  if ledger.owed(p_uid) < p_coins then return (null, 'too_much', 0, false)::ledger.outcome; end if;
  done := ledger.record(p_uid, p_key, p_hash, 62::smallint, null, a.balance, p_ref);
  if done.id is null then return done.earlier; end if;
  update ledger.account set balance = balance + p_coins where id = ledger.wallet(p_uid, 3);
  insert into ledger.posting (transfer, leg, asset, debit, credit, amount) values (done.id, 1, 1, -8, ledger.wallet(p_uid, 3), p_coins);
  return (done.id, 'ok', a.balance, false)::ledger.outcome;
end $$;

-- A frozen wallet spends, exchanges and withdraws nothing. It has no posting: its transfer says when and why.
create or replace function ledger.set_frozen(p_uid integer, p_key uuid, p_hash bytea, p_frozen boolean, p_ref text) returns ledger.outcome language plpgsql as $$
declare a ledger.account; done record;
begin
  perform ledger.lock_all(array[ledger.wallet(p_uid, 1), ledger.wallet(p_uid, 2)]);
  select * into a from ledger.account where id = ledger.wallet(p_uid, 1);
  if not found then return (null, 'no_account', 0, false)::ledger.outcome; end if;
  if a.frozen = p_frozen then return (null, 'unchanged', 0, false)::ledger.outcome; end if;
  done := ledger.record(p_uid, p_key, p_hash, case when p_frozen then 63 else 64 end::smallint, null, a.balance, p_ref);
  if done.id is null then return done.earlier; end if;
  update ledger.account set frozen = p_frozen where id in (ledger.wallet(p_uid, 1), ledger.wallet(p_uid, 2));
  return (done.id, 'ok', a.balance, false)::ledger.outcome;
end $$;
