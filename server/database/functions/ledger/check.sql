create or replace function ledger.check_recent() returns table (invariant text, broken bigint, example bigint)
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

-- Whether one person's balances are what their lines and holds say: lines up to the checks' mark are added up already.
create or replace function ledger.balance_matches(p_uid integer) returns boolean language plpgsql stable security definer set search_path = ledger, pg_temp as $$
declare lo bigint; mine bigint[]; right_so boolean;
begin
  select m.hi into lo from ledger.check_mark m;
  select array_agg(a.id) into mine from ledger.account a where a.owner = p_uid;
  with recent as (
    select e.account, sum(e.amount) as amount from ledger.posting p
    cross join lateral (values (p.credit, p.amount, true), (p.debit, -p.amount, false)) e (account, amount, came)
    join ledger.account a on a.id = e.account, ledger.fold_mark f
    where p.xid >= lo and (p.credit + 0 = any (mine) or p.debit + 0 = any (mine)) and e.account = any (mine)
      and not (e.came and a.deferred and p.xid >= f.hi)
    group by 1
  )
  select bool_and(a.balance = coalesce(c.amount, 0) + coalesce(r.amount, 0)
      and a.held = coalesce((select sum(h.amount) from ledger.hold h where h.account = a.id and h.state = 1), 0))
    into right_so from ledger.account a left join ledger.checked c on c.account = a.id left join recent r on r.account = a.id
    where a.owner = p_uid;
  return right_so;
end $$;

create or replace function ledger.note_check(p_broken bigint) returns void language sql security definer set search_path = ledger, pg_temp as $$
  insert into ledger.whole_check as w (at, broken) values (clock_timestamp(), p_broken)
    on conflict (one) do update set at = excluded.at, broken = excluded.broken
$$;

create or replace function ledger.last_check(out age interval, out broken bigint) language sql stable security definer set search_path = ledger, pg_temp as $$
  select now() - w.at, w.broken from ledger.whole_check w
$$;
