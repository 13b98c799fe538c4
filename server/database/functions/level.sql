-- The level so much spent (user) or got (anchor) has reached.
create or replace function level_of(p_kind text, p_amount bigint) returns smallint language sql stable as $$
  select r.level from public.level_rule r where r.kind = p_kind and r.need <= greatest(p_amount, 0) order by r.need desc limit 1
$$;

-- Brings the levels of these givers and receivers up to what they have spent and got. A level that was reached stays. In plpgsql for its
-- kept plan: it runs several times a second, and planning was most of it.
create or replace function raise_levels(p_givers integer[], p_receivers integer[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with user_level as (
    select w.owner as uid, level_of('user', w.spent_total) as level
    from unnest(p_givers) u join ledger.account w on w.id = ledger.wallet(u, 1)
  ), anchor_level as (
    select r.uid, level_of('anchor', r.amount) as level from ranking r
    where r.kind = 'profit' and r.scope = 'total' and r.period = 0 and r.uid = any (p_receivers)
  ), raised as (
    select a.id, greatest(a.level, u.level) as level, greatest(a.level_anchor, v.level) as level_anchor
    from unnest(p_givers || p_receivers) x join account a on a.id = x
    left join user_level u on u.uid = a.id left join anchor_level v on v.uid = a.id
    where u.level > a.level or v.level > a.level_anchor
    order by a.id for no key update of a
  )
  update account a set level = r.level, level_anchor = r.level_anchor from raised r where a.id = r.id;
end $$;
