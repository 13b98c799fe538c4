-- Up Migration
-- What a person has, owes, may spend and has spent.
create function ledger.wallet_of(p_uid integer, out coins bigint, out coins_held bigint, out votes bigint, out votes_held bigint, out debt bigint,
  out spent_today bigint, out spent_month bigint, out limit_day bigint, out limit_month bigint, out next_limit_day bigint,
  out next_limit_month bigint, out next_limits_at timestamptz, out excluded_until timestamptz)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select c.balance, c.held, v.balance, v.held, -least(d.balance, 0), ledger.spent_today(c), ledger.spent_this_month(c),
    case when c.next_limits_at <= now() then c.next_limit_day else c.limit_day end,
    case when c.next_limits_at <= now() then c.next_limit_month else c.limit_month end,
    case when c.next_limits_at > now() then c.next_limit_day end, case when c.next_limits_at > now() then c.next_limit_month end,
    case when c.next_limits_at > now() then c.next_limits_at end, case when c.excluded_until > now() then c.excluded_until end
  from ledger.account c, ledger.account v, ledger.account d
  where c.id = ledger.wallet(p_uid, 1) and v.id = ledger.wallet(p_uid, 2) and d.id = ledger.wallet(p_uid, 3)
$$;

-- What became of a tap.
create function ledger.operation_of(p_uid integer, p_key uuid, out transfer bigint, out op smallint, out status text, out balance bigint, out at timestamptz)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select t.id, t.op, coalesce(t.reason, 'ok'), t.balance, t.created_at from ledger.transfer t where t.owner = p_uid and t.key = p_key
$$;

-- Lines of a person's statement, newest first.
create function ledger.statement_of(p_uid integer, p_from timestamptz, p_to timestamptz, p_before bigint, p_limit integer)
returns table (transfer bigint, leg smallint, op smallint, asset smallint, amount bigint, ref text, at timestamptz)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select p.transfer, p.leg, t.op, p.asset, case when p.credit = m.id then p.amount else -p.amount end, t.ref, t.created_at
  from unnest(array[ledger.wallet(p_uid, 1), ledger.wallet(p_uid, 2), ledger.wallet(p_uid, 3)]) as m (id)
  join lateral (
    (select * from ledger.posting d where d.debit = m.id and d.debit > 0 and d.transfer < p_before order by d.transfer desc limit p_limit)
    union all
    (select * from ledger.posting c where c.credit = m.id and c.credit > 0 and c.transfer < p_before order by c.transfer desc limit p_limit)
  ) p on true
  join ledger.transfer t on t.id = p.transfer
  where t.created_at >= p_from and t.created_at < p_to
  order by p.transfer desc, p.leg limit p_limit
$$;

-- A lower limit counts at once; a higher one, or none, after a day: nobody raises it in the heat of the moment.
create function ledger.set_limits(p_uid integer, p_day bigint, p_month bigint) returns void
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare a ledger.account; day_now bigint; month_now bigint;
begin
  select * into a from ledger.account where id = ledger.wallet(p_uid, 1) for no key update;
  day_now := case when a.next_limits_at <= now() then a.next_limit_day else a.limit_day end;
  month_now := case when a.next_limits_at <= now() then a.next_limit_month else a.limit_month end;
  update ledger.account set
    limit_day = least(day_now, p_day), limit_month = least(month_now, p_month), next_limit_day = p_day, next_limit_month = p_month,
    next_limits_at = case
      when coalesce(p_day, 9223372036854775807) > coalesce(day_now, 9223372036854775807)
        or coalesce(p_month, 9223372036854775807) > coalesce(month_now, 9223372036854775807) then now() + interval '1 day' end
    where id = a.id;
end $$;

-- A pause from spending. It can be made longer, never shorter.
create function ledger.exclude(p_uid integer, p_until timestamptz) returns timestamptz
language sql security definer set search_path = ledger, pg_temp as $$
  update ledger.account set excluded_until = greatest(excluded_until, p_until) where id = ledger.wallet(p_uid, 1) returning excluded_until
$$;

-- Invariants: each of these is empty, always.
create view ledger.inv_account as
  with mark as (select hi from ledger.fold_mark),
  c as (
    select p.credit as id, sum(p.amount) as amount from ledger.posting p join ledger.account a on a.id = p.credit, mark
    where p.credit > 0 and (not a.deferred or p.xid < mark.hi) group by 1
  ),
  d as (select debit as id, sum(amount) as amount from ledger.posting where debit > 0 group by 1)
  select a.id from ledger.account a left join c using (id) left join d using (id)
  where a.id > 0 and a.balance <> coalesce(c.amount, 0) - coalesce(d.amount, 0);
create view ledger.inv_floor as select id from ledger.account where floor is not null and balance - held < floor;
create view ledger.inv_house as select id from ledger.account where id < 0 and (balance <> 0 or held <> 0);
create view ledger.inv_hold as
  select a.id from ledger.account a left join (select account, sum(amount) as amount from ledger.hold where state = 1 group by 1) h on h.account = a.id
  where a.held <> coalesce(h.amount, 0);
create view ledger.inv_state as
  select t.id from ledger.transfer t left join (select distinct transfer from ledger.posting) p on p.transfer = t.id
  left join ledger.hold b on b.transfer = t.id left join ledger.hold e on e.ended_by = t.id
  where (t.state = 1 and p.transfer is null and b.id is null and e.id is null) or (t.state = 2 and p.transfer is not null);
create view ledger.inv_asset as
  select p.transfer as id from ledger.posting p join ledger.account d on d.id = p.debit join ledger.account c on c.id = p.credit
  where d.asset <> p.asset or c.asset <> p.asset;
create view ledger.inv_orphan as
  select p.transfer as id from ledger.posting p left join ledger.transfer t on t.id = p.transfer
  left join ledger.account d on d.id = p.debit left join ledger.account c on c.id = p.credit where t.id is null or d.id is null or c.id is null;
create view ledger.inv_pack as
  select k.id from ledger.pack k join (
    select pack, sum(amount) as total, count(*) as shares, coalesce(sum(amount) filter (where uid is null), 0) as free from ledger.share group by 1
  ) s on s.pack = k.id
  left join ledger.posting r on r.transfer = k.refund
  where s.total <> k.total or s.shares <> k.shares or (k.closed_at is not null and s.free <> coalesce(r.amount, 0));
create view ledger.inv_escrow as
  select -4::bigint as id where (
    select coalesce(sum(case when credit = -4 then amount else -amount end), 0) from ledger.posting where credit = -4 or debit = -4
  ) <> (
    select coalesce(sum(s.amount), 0) from ledger.share s join ledger.pack k on k.id = s.pack where s.uid is null and k.closed_at is null
  );

-- Which invariants are broken, how often, and one example each.
create function ledger.violations() returns table (invariant text, broken bigint, example bigint)
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
  ) as v (invariant, broken, example)
$$;

-- How far the fold is behind: the age of the oldest credit that waits.
create function ledger.fold_lag() returns interval language sql stable security definer set search_path = ledger, pg_temp as $$
  select coalesce(now() - min(t.created_at), interval '0') from ledger.posting p join ledger.transfer t on t.id = p.transfer
  join ledger.account a on a.id = p.credit and a.deferred, ledger.fold_mark m where p.xid >= m.hi and p.credit > 0
$$;

revoke execute on all functions in schema ledger from public;
grant execute on function ledger.spend, ledger.spend_many, ledger.credit, ledger.take_back, ledger.exchange, ledger.hold, ledger.end_hold,
  ledger.fold, ledger.send_pack, ledger.take_share, ledger.close_pack, ledger.wallet_of, ledger.operation_of, ledger.statement_of,
  ledger.set_limits, ledger.exclude, ledger.violations, ledger.fold_lag to nimbo_app;
