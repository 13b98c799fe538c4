-- Up Migration
-- A repeated call is answered from its key alone: it need not wait for the wallet, which others may be spending from.
create function ledger.earlier(p_uid integer, p_key uuid, p_hash bytea, p_op smallint) returns ledger.outcome
language sql stable set search_path = ledger, pg_temp as $$
  select (t.id, case when t.hash <> p_hash or t.op <> p_op then 'mismatch' else coalesce(t.reason, 'ok') end, t.balance, true)::ledger.outcome
  from ledger.transfer t where t.owner = p_uid and t.key = p_key
$$;

create or replace function ledger.spend(
  p_uid integer, p_key uuid, p_hash bytea, p_op smallint, p_coins bigint, p_anchor integer, p_votes bigint, p_ref text, p_outbox jsonb
) returns ledger.outcome language plpgsql security definer set search_path = ledger, pg_temp as $$
declare a ledger.account; why text; done record; before ledger.outcome;
begin
  if p_coins <= 0 or p_votes < 0 or (p_votes > 0) <> (p_anchor is not null) then raise exception 'amounts'; end if;
  before := ledger.earlier(p_uid, p_key, p_hash, p_op);
  if before.transfer is not null then return before; end if;
  select * into a from ledger.account where id = ledger.wallet(p_uid, 1) for no key update;
  if not found then return (null, 'no_account', 0, false)::ledger.outcome; end if;
  why := ledger.refusal_to_spend(a, p_coins);
  done := ledger.record(p_uid, p_key, p_hash, p_op, why, case when why is null then a.balance - p_coins else a.balance end, p_ref);
  if done.id is null then return done.earlier; end if;
  if why is not null then return (done.id, why, a.balance, false)::ledger.outcome; end if;
  update ledger.account set balance = balance - p_coins, spent_on = ledger.today(),
    spent_day = ledger.spent_today(a) + p_coins, spent_month = ledger.spent_this_month(a) + p_coins where id = a.id;
  if p_votes > 0 then
    insert into ledger.posting (transfer, leg, asset, debit, credit, amount)
      values (done.id, 1, 1, a.id, -1, p_coins), (done.id, 2, 2, -2, ledger.wallet(p_anchor, 2), p_votes);
  else
    insert into ledger.posting (transfer, leg, asset, debit, credit, amount) values (done.id, 1, 1, a.id, -1, p_coins);
  end if;
  if p_outbox is not null then perform ledger.emit(p_outbox); end if;
  return (done.id, 'ok', a.balance - p_coins, false)::ledger.outcome;
end $$;

-- What every account's lines came to, up to a mark below which everything is committed and folded. From there on the books are
-- checked by what is new, so that looking every second costs what happened in a second and not what ever happened.
create table ledger.checked (account bigint primary key, amount numeric not null);
create table ledger.check_mark (one boolean primary key default true check (one), hi bigint not null, checked_at timestamptz not null default now());
insert into ledger.check_mark (hi) values (0);

create function ledger.check_recent() returns table (invariant text, broken bigint, example bigint)
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare lo bigint; hi_ bigint;
begin
  select m.hi into lo from ledger.check_mark m for update;
  -- One statement, one snapshot: lines and balances are seen as of the same moment.
  return query
  with fold as (select f.hi from ledger.fold_mark f),
  recent as (select * from ledger.posting p where p.xid >= lo),
  moved as (
    select r.credit as account, r.amount from recent r join ledger.account a on a.id = r.credit, fold
    where r.credit > 0 and (not a.deferred or r.xid < fold.hi)
    union all select r.debit, -r.amount from recent r where r.debit > 0
  ),
  sums as (select m.account, sum(m.amount) as amount from moved m group by 1),
  wrong as (
    select s.account from sums s join ledger.account a on a.id = s.account left join ledger.checked c on c.account = s.account
    where a.balance <> s.amount + coalesce(c.amount, 0)
  ),
  strange as (
    select r.transfer from recent r left join ledger.transfer t on t.id = r.transfer
      left join ledger.account d on d.id = r.debit left join ledger.account c on c.id = r.credit
    where t.id is null or t.state <> 1 or d.asset is distinct from r.asset or c.asset is distinct from r.asset
  )
  select 'recent_account', count(*), min(w.account) from wrong w
  union all select 'recent_posting', count(*), min(s.transfer) from strange s;
  -- What is not folded yet must be looked at again.
  select least(f.hi, pg_snapshot_xmin(pg_current_snapshot())::text::bigint) into hi_ from ledger.fold_mark f;
  if hi_ > lo then
    insert into ledger.checked as c (account, amount)
      select x.account, sum(x.amount) from (
        select p.credit as account, p.amount from ledger.posting p where p.xid >= lo and p.xid < hi_ and p.credit > 0
        union all select p.debit, -p.amount from ledger.posting p where p.xid >= lo and p.xid < hi_ and p.debit > 0
      ) x group by 1
      on conflict (account) do update set amount = c.amount + excluded.amount;
    update ledger.check_mark set hi = hi_, checked_at = now();
  end if;
end $$;
revoke execute on function ledger.earlier, ledger.check_recent from public;
grant execute on function ledger.check_recent to nimbo_app;
