-- Sanctions by operators. Who the operator is is found by their session, never named by the caller.

-- An account is enabled again once no sanction disables it. Its row is locked first: a sanction made meanwhile is seen.
create or replace function enable_account(p_uid integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform lock_account(p_uid);
  if not exists (
    select from sanction x where x.uid = p_uid and x.act = 'disable' and x.lifted_at is null and (x.expires_at is null or x.expires_at > now())
  ) then
    perform set_account_disabled(p_uid, false);
  end if;
end $$;

-- For the API: nobody is disabled without a super-admin's sanction that says why.
create or replace function disable_account(p_uid integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from sanction x join read.super_admin s on s.uid = x.by_uid where x.uid = p_uid and x.act = 'disable' and x.by_role = 'super'
    and x.lifted_at is null and (x.expires_at is null or x.expires_at > now())) then
    raise exception 'no sanction disables account %', p_uid;
  end if;
  perform set_account_disabled(p_uid, true);
end $$;

-- Mutes and kicks of a person in a room that hold now, for somebody of at least the rank of whoever made them. What holds everywhere, and
-- everything of operators, is lifted by lift_sanction alone.
create or replace function lift_room_sanctions(p_liveuid integer, p_act text, p_uid integer, p_by integer, p_reason text) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare ranks constant text[] := array['admin', 'anchor', 'super']; own integer; lifted integer;
begin
  if p_act not in ('mute', 'kick') or p_reason not in ('cancelled', 'replaced') then
    raise exception 'a % is not % by people of its room', p_act, p_reason;
  end if;
  own := array_position(ranks, case when p_by = p_liveuid then 'anchor' when exists (select from read.super_admin s where s.uid = p_by) then 'super'
    when exists (select from read.room_admin r where r.liveuid = p_liveuid and r.uid = p_by) then 'admin' end);
  update sanction x set lifted_at = now(), lifted_by_uid = p_by, lift_reason = p_reason
    where x.uid = p_uid and x.act = p_act and x.liveuid = p_liveuid and x.lifted_at is null and (x.expires_at is null or x.expires_at > now())
      and (x.scope = 'room' or x.scope = 'show' and exists (select from read.show s where s.id = x.show_id and s.state <> 'ended'))
      and array_position(ranks, x.by_role) <= own;
  get diagnostics lifted = row_count;
  return lifted;
end $$;

-- Disabling ends with its time. Every other sanction is read with its time and needs no end.
create or replace function end_expired_sanctions() returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare person integer; ended integer := 0;
begin
  for person in
    update sanction x set lifted_at = now(), lift_reason = 'expired' where x.id in (
      select e.id from sanction e where e.act = 'disable' and e.lifted_at is null and e.expires_at <= now()
      order by e.id limit 100 for update skip locked)
    returning x.uid
  loop
    perform enable_account(person);
    ended := ended + 1;
  end loop;
  return ended;
end $$;

-- Of a case, by the operator who decides it. The caller has found the reason and, for what lasts, for how long.
create or replace function sanction_by_operator(
  p_operator integer, p_uid integer, p_act text, p_liveuid integer, p_show bigint, p_video integer, p_class integer, p_ban_rule integer,
  p_note text, p_lines jsonb
) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare reason report_class; rule ban_rule; made integer;
begin
  select * into reason from report_class r where r.id = p_class;
  select * into rule from ban_rule r where r.id = p_ban_rule;
  -- The same lock as the API's: nobody opens a room while a ban is being written.
  perform pg_advisory_xact_lock(hashtext('sanction'), p_uid);
  insert into sanction as x (uid, act, scope, liveuid, show_id, video_id, by_role, by_operator, class, ban_rule, texts, note, lines, expires_at)
  values (p_uid, p_act, case when p_act = 'close' then 'show' else 'all' end, p_liveuid, p_show, p_video, 'operator', p_operator, reason.id, rule.id,
    jsonb_build_object('rule', reason.rule, 'rule_name', reason.rule_names, 'reason', reason.names)
      || case when rule.id is null then '{}' else jsonb_build_object('ban_rule', rule.names) end,
    p_note, p_lines, now() + make_interval(secs => rule.seconds))
  returning x.id into made;
  if p_act = 'disable' then perform set_account_disabled(p_uid, true); end if;
  return made;
end $$;

-- By an operator before its time, or because an appeal was accepted.
create or replace function lift_sanction(
  p_session bytea, p_id integer, p_reason text, p_note text, out outcome text, out person integer, out act text, out room text
) language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare who integer; x sanction;
begin
  select s.operator into who from operator_session_of(p_session) s;
  if not found then outcome := 'no_session'; return; end if;
  if p_reason not in ('operator', 'appeal') then raise exception 'not a reason to lift a sanction: %', p_reason; end if;
  select * into x from sanction f where f.id = p_id for update;
  if not found then outcome := 'no_sanction'; return; end if;
  -- An appeal may also take back what has ended by itself; an operator only ends what holds.
  if x.lifted_at is not null and not (p_reason = 'appeal' and x.lift_reason = 'expired')
    or p_reason = 'operator' and x.expires_at <= now() then outcome := 'not_active'; return; end if;
  update sanction f set lifted_at = now(), lifted_by_operator = who, lift_reason = p_reason where f.id = p_id;
  if x.act = 'disable' then perform enable_account(x.uid); end if;
  person := x.uid;
  act := x.act;
  select coalesce((select a.nicename from read.account a where a.id = x.liveuid and x.scope <> 'all'), '') into room;
  perform note_audit(who, 'sanction_lifted', 'sanction:' || p_id,
    jsonb_build_object('person', x.uid, 'act', x.act, 'reason', p_reason, 'note', p_note));
  outcome := 'ok';
end $$;
