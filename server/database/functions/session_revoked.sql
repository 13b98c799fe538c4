-- Processes keep a valid session for a second. What ends one tells them in its own transaction, whoever runs it.
create or replace function notify_session_revoked() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_revoked', to_jsonb(old) ->> tg_argv[0]);
  return null;
end $$;
create or replace trigger session_revoked after update of revoked_at, expires_at on session
  for each row when (old.revoked_at is distinct from new.revoked_at or old.expires_at > new.expires_at)
  execute function notify_session_revoked('uid');
create or replace trigger session_deleted after delete on session
  for each row when (old.revoked_at is null and old.expires_at > now()) execute function notify_session_revoked('uid');
create or replace trigger account_closed after update of disabled_at, cancelled_at on account
  for each row when (old.disabled_at is distinct from new.disabled_at or old.cancelled_at is distinct from new.cancelled_at)
  execute function notify_session_revoked('id');
