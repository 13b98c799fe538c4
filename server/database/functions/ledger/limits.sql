create or replace function ledger.today() returns date language sql stable return (now() at time zone 'UTC')::date;

-- A transaction that began before midnight may get the wallet after one that began later: the later day counts, or what was spent on
-- it would be forgotten.
create or replace function ledger.spent_today(a ledger.account) returns bigint language sql stable
  return case when a.spent_on >= ledger.today() then a.spent_day else 0 end;

create or replace function ledger.spent_this_month(a ledger.account) returns bigint language sql stable
  return case when a.spent_on >= date_trunc('month', ledger.today()) then a.spent_month else 0 end;

-- Why a wallet may not spend so much now; null when it may. Its row is locked by the caller.
-- Coins set aside for a show count against the limits as if they were spent, and what is paid of them is: a limit is no limit if
-- there is a way to pay around it.
create or replace function ledger.refusal_to_spend(a ledger.account, p_coins bigint) returns text language sql stable
  return case
    when a.frozen then 'frozen'
    when a.excluded_until > now() then 'excluded'
    when a.balance - a.held < p_coins then 'insufficient'
    when ledger.spent_today(a) + a.held + p_coins > case when a.next_limits_at <= now() then a.next_limit_day else a.limit_day end then 'limit'
    when ledger.spent_this_month(a) + a.held + p_coins > case when a.next_limits_at <= now() then a.next_limit_month else a.limit_month end
      then 'limit'
  end;

-- What a person has, owes, may spend and has spent.
create or replace function ledger.wallet_of(p_uid integer, out coins bigint, out coins_held bigint, out votes bigint, out votes_held bigint, out debt bigint,
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

-- A lower limit counts at once; a higher one, or none, after a day: nobody raises it in the heat of the moment.
create or replace function ledger.set_limits(p_uid integer, p_day bigint, p_month bigint) returns void
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
create or replace function ledger.exclude(p_uid integer, p_until timestamptz) returns timestamptz
language sql security definer set search_path = ledger, pg_temp as $$
  update ledger.account set excluded_until = greatest(excluded_until, p_until) where id = ledger.wallet(p_uid, 1) returning excluded_until
$$;
