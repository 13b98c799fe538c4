-- Sessions of operators. Their hashes are read here only: whoever names one has seen the token.
create or replace function open_operator_session(p_operator integer, p_hash bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from operator_session where created_at < now() - interval '12 hours' or seen_at < now() - interval '30 minutes';
  insert into operator_session (operator, token_hash) values (p_operator, p_hash);
$$;

-- Whose session it is; no row once it is too old, idle or its operator disabled. Seen at most once a minute: a row written at every call
-- would cost more than the call.
create or replace function operator_session_of(p_hash bytea) returns table (operator integer, id integer)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  update operator_session s set seen_at = now() where s.token_hash = p_hash
    and s.seen_at between now() - interval '30 minutes' and now() - interval '1 minute' and s.created_at > now() - interval '12 hours';
  return query select s.operator, s.id from operator_session s join operator o on o.id = s.operator
    where s.token_hash = p_hash and s.created_at > now() - interval '12 hours' and s.seen_at > now() - interval '30 minutes'
      and o.disabled_at is null;
end $$;

create or replace function end_operator_session(p_hash bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from operator_session where token_hash = p_hash
$$;

-- Whoever holds the session has just shown a passkey or a code.
create or replace function prove_operator_session(p_hash bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
  update operator_session set proved_at = now() where token_hash = p_hash
$$;

-- Whatever a process believes.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin raise exception 'the audit log is append-only'; end $$;
create or replace trigger audit_stays before update or delete or truncate on audit for each statement execute function refuse_audit_change();

create or replace function is_session_proved(p_hash bytea) returns boolean language sql stable as $$
  select exists (select from public.operator_session s where s.token_hash = p_hash and s.proved_at > now() - interval '5 minutes')
$$;

-- Whose session it is, for what takes somebody who has just shown who they are.
create or replace function proved_operator(p_session bytea, out operator integer, out problem text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  select s.operator into operator from operator_session_of(p_session) s;
  if not found then problem := 'no_session'; return; end if;
  if not is_session_proved(p_session) then problem := 'unproved'; end if;
end $$;

-- For functions that act for an operator, in their transaction.
create or replace function note_audit(p_operator integer, p_act text, p_subject text, p_detail jsonb default '{}') returns void language sql as $$
  insert into public.audit (operator, act, subject, detail) values (p_operator, p_act, p_subject, p_detail)
$$;
