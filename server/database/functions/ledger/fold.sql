-- Adds waiting credits to deferred balances. Everything below the oldest running transaction is committed or gone for good; ids are
-- no such line, because they commit out of order.
create or replace function ledger.fold() returns bigint language plpgsql security definer set search_path = ledger, pg_temp as $$
declare lo bigint; hi_ bigint; folded bigint;
begin
  select f.hi into lo from ledger.fold_mark f for update;
  hi_ := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
  with waiting as (
    select p.credit, sum(p.amount) as amount, count(*) as postings from ledger.posting p
    join ledger.account a on a.id = p.credit and a.deferred where p.xid >= lo and p.xid < hi_ and p.credit > 0 group by p.credit
  ), locked as (
    select a.id, w.amount, w.postings from ledger.account a join waiting w on w.credit = a.id order by a.id for no key update of a
  ), added as (
    update ledger.account a set balance = a.balance + l.amount from locked l where a.id = l.id returning l.postings
  )
  select coalesce(sum(postings), 0) into folded from added;
  -- A mark written five times a second for nothing would be most of what an idle database writes.
  if folded > 0 or hi_ - lo > 100000 then update ledger.fold_mark set hi = hi_, folded_at = now(); end if;
  return folded;
end $$;

-- How far the fold is behind: the age of the oldest credit that waits.
create or replace function ledger.fold_lag() returns interval language sql stable security definer set search_path = ledger, pg_temp as $$
  select coalesce(now() - min(t.created_at), interval '0') from ledger.posting p join ledger.transfer t on t.id = p.transfer
  join ledger.account a on a.id = p.credit and a.deferred, ledger.fold_mark m where p.xid >= m.hi and p.credit > 0
$$;
