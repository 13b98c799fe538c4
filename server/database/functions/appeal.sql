-- Appeals. Whoever made or decided what is appealed never decides the appeal.

-- Operators who had a part in the decision.
create or replace function appeal_actors(p_subject text, p_id integer) returns integer[]
language sql stable security definer set search_path = public, pg_temp as $$
  select case p_subject
    when 'certification' then array(select d.operator from read.certification_decision d where d.certification = p_id and d.decision = 'reject')
    when 'sanction' then array(select x.by_operator from read.sanction x where x.id = p_id and x.by_operator is not null
      union select c.decided_by from read.report_case c where c.sanction = p_id)
    else '{}' end
$$;

-- What is overturned is taken back in the same transaction, by the feature that owns it.
create or replace function decide_appeal(
  p_session bytea, p_id integer, p_overturn boolean, p_note text, out outcome text, out person integer, out subject text, out subject_id integer
) language plpgsql security definer set search_path = public, pg_temp as $$
declare who integer; a appeal;
begin
  select s.operator into who from operator_session_of(p_session) s;
  if not found then outcome := 'no_session'; return; end if;
  select f.uid into person from appeal f where f.id = p_id;
  if not found then outcome := 'no_appeal'; return; end if;
  -- The account before the row, as when somebody appeals.
  perform lock_account(person);
  select * into a from appeal f where f.id = p_id for update;
  if not found then outcome := 'no_appeal'; return; end if;
  subject := a.subject; subject_id := a.subject_id;
  if a.state <> 'open' then outcome := 'decided'; return; end if;
  if who = any (appeal_actors(a.subject, a.subject_id)) then outcome := 'same_operator'; return; end if;
  update appeal f set state = case when p_overturn then 'overturned' else 'upheld' end, decided_by = who, decided_at = now(), note = p_note
    where f.id = p_id;
  perform note_audit(who, case when p_overturn then 'appeal_overturned' else 'appeal_upheld' end,
    'appeal:' || p_id, jsonb_build_object('about', a.subject || ':' || a.subject_id, 'note', p_note));
  outcome := 'ok';
end $$;

create or replace function appeal_step() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'open' then raise exception 'appeal % is not decided', new.id; end if;
    return new;
  end if;
  if old.state <> 'open' then raise exception 'a decided appeal stays'; end if;
  if new.decided_by = any (appeal_actors(new.subject, new.subject_id)) then
    raise exception 'appeal % is decided by whoever made the decision', new.id;
  end if;
  return new;
end $$;
create or replace trigger appeal_steps before insert or update on appeal for each row execute function appeal_step();
