-- Whoever ends a show ends the time of its goals with it; the worker does the rest. In the same transaction, by every way a show ends.
create or replace function end_goals_of_show() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update goal set ends_at = least(ends_at, clock_timestamp()) where show_id = new.id and ended_at is null;
  return null;
end $$;
create or replace trigger show_ends_goals after update of state on show for each row when (new.state = 'ended' and old.state <> 'ended')
  execute function end_goals_of_show();
