-- Decisions on withdrawals. Who decides is found by their session, never named by the caller.

-- Signs a withdrawal with a proof of who it is not older than five minutes, and approves it with the last signature needed.
create or replace function sign_withdrawal(p_session bytea, p_id integer, p_note text, out outcome text, out signed integer, out needed integer)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare who integer; w withdrawal;
begin
  select s.operator into who from operator_session_of(p_session) s;
  if not found then outcome := 'no_session'; return; end if;
  select * into w from withdrawal where id = p_id for update;
  if not found then outcome := 'no_withdrawal'; return; end if;
  needed := w.needed;
  if w.state <> 'review' then outcome := 'decided'; return; end if;
  if not is_session_proved(p_session) then outcome := 'unproved'; return; end if;
  outcome := withdrawal_obstacle(w);
  if outcome is not null then return; end if;
  insert into withdrawal_signature (withdrawal, operator, decision, note) values (p_id, who, 'approve', p_note) on conflict do nothing;
  if not found then outcome := 'signed_already'; return; end if;
  select count(*) into signed from withdrawal_signature s join read.operator o on o.id = s.operator
    where s.withdrawal = p_id and s.decision = 'approve' and o.disabled_at is null;
  outcome := 'review';
  if signed >= w.needed then
    -- From here on the payout worker takes it.
    update withdrawal set state = 'approved', decided_at = now(), ask_at = now() where id = p_id;
    outcome := 'approved';
  end if;
  perform note_audit(who, 'approve', 'withdrawal:' || p_id, jsonb_build_object('signed', signed, 'needed', w.needed, 'note', p_note));
end $$;

-- Says no: the votes are free again.
create or replace function reject_withdrawal(p_session bytea, p_id integer, p_reason text, p_note text, p_key uuid, p_hash bytea, out outcome text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare who integer; w withdrawal;
begin
  select s.operator into who from operator_session_of(p_session) s;
  if not found then outcome := 'no_session'; return; end if;
  select * into w from withdrawal where id = p_id;
  if not found then outcome := 'no_withdrawal'; return; end if;
  -- The wallet before the row, as everywhere.
  perform ledger.lock_votes(w.uid);
  select * into w from withdrawal where id = p_id for update;
  if w.state <> 'review' then outcome := 'decided'; return; end if;
  -- One that never had a hold, whoever filed it, can be put away.
  if exists (select from ledger.hold h where h.ref = 'withdrawal:' || w.id) then perform end_withdrawal_hold(w, 0, p_key, p_hash); end if;
  update withdrawal set state = 'rejected', reason = p_reason, note = p_note, decided_at = now(), ended_at = now() where id = p_id;
  insert into withdrawal_signature (withdrawal, operator, decision, note) values (p_id, who, 'reject', p_note);
  perform note_audit(who, 'reject', 'withdrawal:' || p_id, jsonb_build_object('reason', p_reason, 'note', p_note));
  outcome := 'rejected';
end $$;

-- A withdrawal goes one way only, and past its review with the signatures of enough people who are operators still.
create or replace function withdrawal_step() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if old.state || ' ' || new.state not in
    ('review approved', 'review rejected', 'approved sending', 'approved failed', 'sending paid', 'sending failed') then
    raise exception 'withdrawal % cannot go from % to %', new.id, old.state, new.state;
  end if;
  if new.state = 'approved' and new.needed > (
    select count(*) from withdrawal_signature s join read.operator o on o.id = s.operator
    where s.withdrawal = new.id and s.decision = 'approve' and o.disabled_at is null
  ) then
    raise exception 'withdrawal % is not signed', new.id;
  end if;
  return new;
end $$;
create or replace trigger withdrawal_steps before update of state on withdrawal for each row
  when (new.state is distinct from old.state) execute function withdrawal_step();

-- An approval cannot be changed or withdrawn afterwards.
create or replace function refuse_signature_change() returns trigger language plpgsql as $$ begin raise exception 'a signature stays'; end $$;
create or replace trigger signature_stays before update or delete or truncate on withdrawal_signature
  for each statement execute function refuse_signature_change();
