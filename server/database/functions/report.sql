-- Reports. Who decides is found by their session, never named by the caller.

-- A case once, with the sanction it ends in. What cuts a show off or tells people is the caller's, in the same transaction.
create or replace function decide_report_case(
  p_session bytea, p_id integer, p_decision text, p_class integer, p_ban_rule integer, p_note text,
  out outcome text, out sanction integer, out person integer, out stream text
) language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare who integer; c report_case; on_air boolean; host integer; shown integer;
begin
  select s.operator into who from operator_session_of(p_session) s;
  if not found then outcome := 'no_session'; return; end if;
  select * into c from report_case k where k.id = p_id for update;
  if not found then outcome := 'no_case'; return; end if;
  if c.decision is not null then outcome := 'decided'; return; end if;
  person := c.uid;
  select s.stream, s.state <> 'ended', s.uid into stream, on_air, host from read.show s where s.id = c.show_id;
  stream := coalesce(stream, '');
  if p_decision <> 'dismiss' then
    if not exists (select from read.report_class r where r.id = p_class)
      or p_decision in ('mute', 'ban', 'disable') and not exists (select from read.ban_rule r where r.id = p_ban_rule) then
      outcome := 'no_rule'; return;
    end if;
    if p_decision = 'close' and not (coalesce(on_air, false) and host = c.uid) then outcome := 'not_on_air'; return; end if;
    if p_decision = 'remove' then
      if not remove_video(c.video_id) then outcome := 'no_video'; return; end if;
      shown := c.video_id;
    end if;
    sanction := sanction_by_operator(who, c.uid, p_decision, host, c.show_id, shown, p_class,
      case when p_decision in ('mute', 'ban', 'disable') then p_ban_rule end, p_note,
      -- What was written in private names who reported it: the person would read it here, and it would outlive the reporter's erasing.
      coalesce((select r.lines from report r where r.case_id = p_id and not r.chat and r.lines <> '[]' order by r.id desc limit 1), '[]'));
  end if;
  update report_case k set decision = p_decision, decided_by = who, decided_at = now(), note = p_note, sanction = decide_report_case.sanction
    where k.id = p_id;
  perform note_audit(who, 'report_decided', 'report:' || p_id,
    jsonb_build_object('decision', p_decision, 'person', c.uid, 'class', p_class, 'ban_rule', p_ban_rule, 'note', p_note));
  outcome := 'ok';
end $$;
