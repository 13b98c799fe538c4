-- Revokes sessions of a person everywhere, in the caller's transaction: the next call is refused, Centrifugo closes the realtime
-- connections (its connect proxy refuses them afterwards), and a job removes the devices from LiveKit.
create or replace function revoke_sessions(p_uid integer, p_only integer, p_except integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
begin
  update public.session s set revoked_at = now()
    where s.uid = p_uid and s.revoked_at is null and (p_only is null or s.id = p_only) and (p_except is null or s.id <> p_except);
  get diagnostics ended = row_count;
  if ended = 0 then return 0; end if;
  -- Closes the person's other devices too; those reconnect at once (codes from 4000 to 4499), because their sessions are valid.
  insert into public.centrifugo_outbox (method, payload) values ('disconnect',
    jsonb_build_object('user', p_uid::text, 'disconnect', jsonb_build_object('code', 4000, 'reason', 'sessions changed')));
  perform jobs.add('leaveMedia', json_build_object('uid', p_uid), interval '0', 'leave:' || p_uid);
  return ended;
end $$;

-- Whoever closes an account, by whichever statement: its sessions end with it.
create or replace function end_sessions_of_closed_account() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform public.revoke_sessions(new.id, null, null);
  return null;
end $$;
create or replace trigger account_sessions_end after update of disabled_at, cancelled_at on account for each row
  when ((new.disabled_at is not null and old.disabled_at is null) or (new.cancelled_at is not null and old.cancelled_at is null))
  execute function end_sessions_of_closed_account();

-- Processes keep a valid session for a second, and whether its person has blocks. What ends a session and a block tell
-- them in their own transaction, whoever runs it.
create or replace function notify_session_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_changed', to_jsonb(old) ->> tg_argv[0]);
  return null;
end $$;
create or replace function notify_blocked() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_changed', new.uid::text), pg_notify('session_changed', new.touid::text);
  return null;
end $$;
create or replace trigger session_revoked after update of revoked_at, expires_at on session
  for each row when (old.revoked_at is distinct from new.revoked_at or old.expires_at > new.expires_at)
  execute function notify_session_changed('uid');
create or replace trigger session_deleted after delete on session
  for each row when (old.revoked_at is null and old.expires_at > now()) execute function notify_session_changed('uid');
create or replace trigger account_closed after update of disabled_at, cancelled_at on account
  for each row when (old.disabled_at is distinct from new.disabled_at or old.cancelled_at is distinct from new.cancelled_at)
  execute function notify_session_changed('id');
create or replace trigger block_inserted after insert on block for each row execute function notify_blocked();
drop function if exists notify_session_revoked();
