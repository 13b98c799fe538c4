-- Whoever ends a show ends the time of its goals with it; the worker does the rest. In the same transaction, by every way a show ends.
create or replace function end_goals_of_show() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update goal set ends_at = least(ends_at, clock_timestamp()) where show_id = new.id and ended_at is null;
  return null;
end $$;
create or replace trigger show_ends_goals after update of state on show for each row when (new.state = 'ended' and old.state <> 'ended')
  execute function end_goals_of_show();

-- Ends a tip as its goal has ended: done, and the anchor gets their share; anything else, and it is free again. What became of the goal
-- is read here, so that nobody who may call this can pay out what was not done. False when it has ended before.
create or replace function end_tip(p_transfer bigint, p_key uuid, p_hash bytea) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare t record; o ledger.outcome;
begin
  select h.ref, h.amount, g.state, s.uid as anchor into t from goal_tip p join goal g on g.id = p.goal_id
    join read.show s on s.id = g.show_id join ledger.hold h on h.transfer = p.transfer where p.transfer = p_transfer;
  if not found or t.state in ('open', 'reached') then raise exception 'the goal is running'; end if;
  if t.state = 'done' then
    o := ledger.end_hold(t.ref, p_key, p_hash, 6::smallint, t.amount,
      jsonb_build_array(jsonb_build_array(t.anchor, (t.amount * share_of('tip', '') / 100)::text)));
  else
    o := ledger.end_hold(t.ref, p_key, p_hash, 86::smallint, 0, '[]');
  end if;
  if o.status <> 'ok' then raise exception 'a tip cannot end: %', o.status; end if;
  update goal_tip set ended_at = clock_timestamp() where transfer = p_transfer and ended_at is null;
  return found;
end $$;
