-- Accounts, for functions of others.

-- What one person does or is decided about comes one after another: whoever writes rows of theirs holds the account.
create or replace function lock_account(p_uid integer) returns void language sql as $$
  select from public.account a where a.id = p_uid for no key update
$$;

create or replace function certify_account(p_uid integer) returns void language sql as $$
  update public.account a set certified_at = now() where a.id = p_uid
$$;

-- Disabled from now on, or since before.
create or replace function set_account_disabled(p_uid integer, p_disabled boolean) returns void language sql as $$
  update public.account a set disabled_at = case when p_disabled then coalesce(a.disabled_at, now()) end
    where a.id = p_uid and (p_disabled or a.disabled_at is not null)
$$;

-- Super-admins are made by an operator who has shown a passkey or a code within five minutes, with a reason.
create or replace function set_super_admin(p_session bytea, p_uid integer, p_on boolean, p_reason text, out outcome text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare who record; changed integer;
begin
  select * into who from proved_operator(p_session);
  if who.problem is not null then outcome := who.problem; return; end if;
  if p_on then
    if not exists (select from read.account a where a.id = p_uid and a.disabled_at is null and a.cancelled_at is null) then
      outcome := 'no_account'; return;
    end if;
    insert into super_admin (uid, granted_by, reason) values (p_uid, who.operator, p_reason) on conflict do nothing;
  else
    delete from super_admin s where s.uid = p_uid;
  end if;
  get diagnostics changed = row_count;
  outcome := case when changed > 0 or p_on then 'ok' else 'not_super_admin' end;
  if changed > 0 then
    perform note_audit(who.operator,
      case when p_on then 'super_admin_granted' else 'super_admin_revoked' end, 'person:' || p_uid, jsonb_build_object('reason', p_reason));
  end if;
end $$;

-- A super-admin who is disabled or leaves is none any more.
create or replace function end_super_admin() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from super_admin s where s.uid = new.id;
  return null;
end $$;
create or replace trigger account_super_admin_ends after update of disabled_at, cancelled_at on account for each row
  when ((new.disabled_at is not null and old.disabled_at is null) or (new.cancelled_at is not null and old.cancelled_at is null))
  execute function end_super_admin();
