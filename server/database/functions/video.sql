-- By the operator who decides a report. False for one that nobody sees any more.
create or replace function remove_video(p_id integer) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update video v set state = 'removed', removed_at = now() where v.id = p_id and v.state = 'ready';
  return found;
end $$;

-- Whoever lifts the sanction shows the video again, in that transaction. Once its files are gone nothing is left to show.
create or replace function show_video_again() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update video v set state = 'ready', removed_at = null where v.id = new.video_id and v.state = 'removed' and v.purged_at is null;
  return null;
end $$;
create or replace trigger sanction_shows_video_again after update of lift_reason on sanction for each row
  when (new.act = 'remove' and new.lift_reason in ('operator', 'appeal')) execute function show_video_again();
