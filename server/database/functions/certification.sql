-- Certification. Who decides is found by their session, never named by the caller; age is counted by the database's own calendar.

-- In whole years, as people count: somebody born on 29 February is a year older on 1 March.
create or replace function years_old(p_birthday date) returns integer
language sql stable set search_path = public, pg_temp as $$
  select extract(year from age((now() at time zone 'UTC')::date, p_birthday))::integer
$$;

create or replace function decide_certification(
  p_session bytea, p_id integer, p_approve boolean, p_reason text, p_note text, out outcome text, out person integer
) language plpgsql security definer set search_path = public, pg_temp as $$
declare who integer; c certification;
begin
  select s.operator into who from operator_session_of(p_session) s;
  if not found then outcome := 'no_session'; return; end if;
  select f.uid into person from certification f where f.id = p_id;
  if not found then outcome := 'no_application'; return; end if;
  -- The account before the row, as when somebody applies.
  perform lock_account(person);
  select * into c from certification f where f.id = p_id for update;
  if not found then outcome := 'no_application'; return; end if;
  if c.state <> 'pending' then outcome := 'decided'; return; end if;
  if p_approve and years_old(c.birthday) < 18 then outcome := 'too_young'; return; end if;
  if not p_approve and not exists (select from certification_reason r where r.code = p_reason) then outcome := 'no_reason'; return; end if;
  insert into certification_decision (certification, operator, decision, reason, note)
    values (p_id, who, case when p_approve then 'approve' else 'reject' end, case when not p_approve then p_reason end, p_note);
  update certification f set state = case when p_approve then 'approved' else 'rejected' end, decided_at = now() where f.id = p_id;
  if p_approve then perform certify_account(person); end if;
  perform note_audit(who, case when p_approve then 'certification_approved' else 'certification_rejected' end, 'certification:' || p_id,
      jsonb_strip_nulls(jsonb_build_object('reason', case when not p_approve then p_reason end, 'note', nullif(p_note, ''))));
  outcome := 'ok';
end $$;

-- A person takes their application back. What was decided about is kept: how often somebody was rejected, and by whom, depends on it.
create or replace function withdraw_certification(p_uid integer, p_id integer) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from certification f where f.id = p_id and f.uid = p_uid and f.state = 'pending';
  return found;
end $$;

-- Takes a rejection back, for whoever has just overturned it on appeal.
create or replace function overturn_certification(p_session bytea, p_id integer, out outcome text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare who integer; c certification;
begin
  select s.operator into who from operator_session_of(p_session) s;
  if not found then outcome := 'no_session'; return; end if;
  select * into c from certification f where f.id = p_id for update;
  if not found or c.state <> 'rejected' or c.birthday is null or years_old(c.birthday) < 18 or not exists (
    select from read.certification_appeal a where a.certification = p_id and a.state = 'overturned' and a.decided_by = who
  ) then outcome := 'impossible'; return; end if;
  insert into certification_decision (certification, operator, decision) values (p_id, who, 'overturn');
  update certification f set state = 'approved', decided_at = now() where f.id = p_id;
  perform certify_account(c.uid);
  perform note_audit(who, 'certification_overturned', 'certification:' || p_id);
  outcome := 'ok';
end $$;

-- An address of the photo for one operator, and its line in the audit log: the only way to learn where a photo is.
create or replace function open_certification_photo(p_session bytea, p_id integer, p_hash bytea, p_seconds integer, out outcome text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare who integer; photo boolean;
begin
  select s.operator into who from operator_session_of(p_session) s;
  if not found then outcome := 'no_session'; return; end if;
  select f.has_photo into photo from certification f where f.id = p_id;
  if not found then outcome := 'no_application'; return; end if;
  if not photo then outcome := 'no_photo'; return; end if;
  delete from certification_view v where v.expires_at < now();
  insert into certification_view (token_hash, certification, operator, expires_at)
    values (p_hash, p_id, who, now() + make_interval(secs => p_seconds));
  perform note_audit(who, 'certification_photo', 'certification:' || p_id);
  outcome := 'ok';
end $$;

-- Which picture an address opens. It opens once, and for nobody who was disabled since.
create or replace function take_certification_photo(p_hash bytea) returns uuid
language sql security definer set search_path = public, pg_temp as $$
  with taken as (delete from certification_view v where v.token_hash = p_hash and v.expires_at > now() returning v.certification, v.operator)
  select c.image from taken t join certification c on c.id = t.certification join read.operator o on o.id = t.operator where o.disabled_at is null
$$;

-- Whatever a process believes: nobody under 18, no state without the decision that made it, and no way back.
create or replace function certification_step() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' or new.state = 'approved' then
    if years_old(new.birthday) < 18 then raise exception 'certification of somebody under 18'; end if;
  end if;
  if tg_op = 'INSERT' then
    if new.state <> 'pending' then raise exception 'certification % is not decided', new.id; end if;
    return new;
  end if;
  if old.state || ' ' || new.state not in ('pending approved', 'pending rejected', 'rejected approved') then
    raise exception 'certification % cannot go from % to %', new.id, old.state, new.state;
  end if;
  if not exists (select from certification_decision d where d.certification = new.id and d.decision =
    case old.state || ' ' || new.state when 'pending approved' then 'approve' when 'pending rejected' then 'reject' else 'overturn' end) then
    raise exception 'certification % is not decided', new.id;
  end if;
  return new;
end $$;
create or replace trigger certification_added before insert on certification for each row execute function certification_step();
create or replace trigger certification_steps before update of state on certification for each row
  when (new.state is distinct from old.state) execute function certification_step();

create or replace function refuse_certification_decision_change() returns trigger language plpgsql as $$
begin raise exception 'a decision stays'; end $$;
create or replace trigger certification_decision_stays before update on certification_decision
  for each statement execute function refuse_certification_decision_change();
