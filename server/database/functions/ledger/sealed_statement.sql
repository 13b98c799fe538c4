-- Sealed transfers of a month, oldest first, whole, with what the person had of each after them.
create or replace function ledger.sealed_of(p_uid integer, p_month date, p_limit integer, p_offset integer)
returns table (id bigint, op smallint, owner integer, state smallint, reason text, ref text, at bigint, salt uuid, postings jsonb,
  coin bigint, vote bigint, debt bigint, coin_sum bigint, vote_sum bigint, debt_sum bigint, of_all bigint)
language sql stable security definer set search_path = ledger, pg_temp as $$
  with line as (
    select m.transfer, min(m.at) as at, coalesce(sum(m.amount) filter (where m.slot = 1), 0)::bigint as coin,
      coalesce(sum(m.amount) filter (where m.slot = 2), 0)::bigint as vote, coalesce(sum(m.amount) filter (where m.slot = 3), 0)::bigint as debt
    from ledger.month_lines(p_uid, p_month) m where m.sealed group by m.transfer
  ), summed as (
    select l.*, (sum(l.coin) over w)::bigint as coin_sum, (sum(l.vote) over w)::bigint as vote_sum, (sum(l.debt) over w)::bigint as debt_sum,
      count(*) over () as of_all
    from line l window w as (order by l.at, l.transfer) order by l.at, l.transfer limit p_limit offset p_offset
  )
  select t.id, t.op, t.owner, t.state, coalesce(t.reason, ''), t.ref, ledger.micros(t.created_at), t.salt,
    (select jsonb_agg(jsonb_build_array(p.leg::text, p.asset::text, p.debit::text, p.credit::text, p.amount::text) order by p.leg)
      from ledger.posting p where p.transfer = t.id),
    s.coin, s.vote, s.debt, s.coin_sum, s.vote_sum, s.debt_sum, s.of_all
  from summed s join ledger.transfer t on t.id = s.transfer order by t.created_at, t.id
$$;

-- What a person had before a month, of what is sealed.
create or replace function ledger.sealed_before(p_uid integer, p_month date, out coin bigint, out vote bigint, out debt bigint)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select coalesce(sum(came - went) filter (where account = ledger.wallet(p_uid, 1)), 0)::bigint,
    coalesce(sum(came - went) filter (where account = ledger.wallet(p_uid, 2)), 0)::bigint,
    coalesce(sum(came - went) filter (where account = ledger.wallet(p_uid, 3)), 0)::bigint
  from ledger.month_total where account between ledger.wallet(p_uid, 1) and ledger.wallet(p_uid, 3) and month < p_month
$$;

-- Works a person's balances out from the first line on, unless that was done within `p_fresh`, and says whether everything agreed:
-- the balances with their lines, and the months with the sealed ones.
create or replace function ledger.recount(p_uid integer, p_fresh interval, out at timestamptz, out lines bigint, out agrees boolean)
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  select r.at, r.lines, r.agrees into at, lines, agrees from ledger.recount r where r.uid = p_uid and r.at > now() - p_fresh;
  if found then return; end if;
  with a as (
    select * from ledger.account where id between ledger.wallet(p_uid, 1) and ledger.wallet(p_uid, 3)
  ), edge as (select coalesce(max(hi_xid), 0) as xid from ledger.seal),
  line as (
    select a.id, p.amount, p.xid, not a.deferred or p.xid < (select hi from ledger.fold_mark) as counts
      from a join ledger.posting p on p.credit = a.id and p.credit > 0
    union all
    select a.id, -p.amount, p.xid, true from a join ledger.posting p on p.debit = a.id and p.debit > 0
  ), summed as (
    select l.id, count(*) as lines, coalesce(sum(l.amount) filter (where l.counts), 0) as balance,
      coalesce(sum(l.amount) filter (where l.xid < (select xid from edge)), 0) as sealed from line l group by l.id
  ), months as (
    select account as id, sum(came - went) as sealed from ledger.month_total m
      where account between ledger.wallet(p_uid, 1) and ledger.wallet(p_uid, 3) group by 1
  )
  select coalesce(sum(s.lines), 0), bool_and(a.balance = coalesce(s.balance, 0) and coalesce(s.sealed, 0) = coalesce(m.sealed, 0))
    into lines, agrees from a left join summed s using (id) left join months m using (id);
  at := clock_timestamp();
  insert into ledger.recount as r (uid, at, lines, agrees) values (p_uid, recount.at, recount.lines, recount.agrees)
    on conflict (uid) do update set at = excluded.at, lines = excluded.lines, agrees = excluded.agrees;
end $$;

-- Everything a person ever spent and ever was given, as far as it is sealed.
create or replace function ledger.turnover_of(p_uid integer, out spent bigint, out earned bigint)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select coalesce(sum(turnover) filter (where account = ledger.wallet(p_uid, 1)), 0)::bigint,
    coalesce(sum(turnover) filter (where account = ledger.wallet(p_uid, 2)), 0)::bigint
  from ledger.month_total where account between ledger.wallet(p_uid, 1) and ledger.wallet(p_uid, 2)
$$;
