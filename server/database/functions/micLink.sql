-- A person's place on the mic ends with what they are sanctioned for, in that transaction, whoever writes it. The media right is
-- withdrawn and the room is told by the worker, which finds the row.
create or replace function end_mic_links(p_uid integer, p_liveuid integer) returns void
language sql security definer set search_path = '' as $$
  update public.guest_seat g set state = 'none', outcome = 'revoked', deadline = null, changed_at = now(), untold = true
    from read.show s where s.id = g.show_id and g.uid = p_uid and g.state <> 'none' and (p_liveuid is null or s.uid = p_liveuid)
$$;

create or replace function end_mic_links_of_sanctioned() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform public.end_mic_links(new.uid, case when new.act = 'mute' and new.scope <> 'all' then new.liveuid end);
  return null;
end $$;
create or replace trigger sanction_mic_ends after insert on sanction for each row
  when (new.act in ('mute', 'ban', 'disable')) execute function end_mic_links_of_sanctioned();

create or replace function end_mic_links_of_closed_account() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform public.end_mic_links(new.id, null);
  return null;
end $$;
create or replace trigger account_mic_ends after update of disabled_at, cancelled_at on account for each row
  when ((new.disabled_at is not null and old.disabled_at is null) or (new.cancelled_at is not null and old.cancelled_at is null))
  execute function end_mic_links_of_closed_account();
