-- Corrections of the ledger take two operators. Who they are is found by their sessions, never named by the caller, and each has shown a
-- passkey or a code within five minutes.
create or replace function propose_correction(
  p_session bytea, p_key uuid, p_kind text, p_uid integer, p_slot integer, p_amount bigint, p_mends bigint, p_ref text, p_reason text,
  out outcome text, out correction integer
) language plpgsql security definer set search_path = public, pg_temp as $$
declare who record;
begin
  select * into who from proved_operator(p_session);
  if who.problem is not null then outcome := who.problem; return; end if;
  if not exists (select from read.account a where a.id = p_uid) then outcome := 'no_account'; return; end if;
  if p_kind = 'reversal' and not exists (select from ledger.transfer t where t.id = p_mends and t.owner = p_uid and t.state = 1) then
    outcome := 'no_transfer'; return;
  end if;
  insert into correction as c (kind, uid, slot, amount, mends, ref, reason, key, proposed_by)
    values (p_kind, p_uid, p_slot, p_amount, p_mends, p_ref, p_reason, p_key, who.operator)
    on conflict (proposed_by, key) do nothing returning c.id into correction;
  outcome := 'ok';
  if correction is null then
    select c.id into correction from correction c where c.proposed_by = who.operator and c.key = p_key;
    return;
  end if;
  perform note_audit(who.operator, 'correction_proposed', 'correction:' || correction,
    jsonb_build_object('kind', p_kind, 'person', p_uid, 'amount', p_amount, 'mends', p_ref, 'reason', p_reason));
end $$;

-- The second operator. What the ledger refuses stays proposed, and the answer says why.
create or replace function decide_correction(p_session bytea, p_id integer, p_approve boolean, p_note text, out outcome text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare who record; c correction; done ledger.outcome; hash bytea; line text;
begin
  select * into who from proved_operator(p_session);
  if who.problem is not null then outcome := who.problem; return; end if;
  select * into c from correction where id = p_id;
  if not found then outcome := 'no_correction'; return; end if;
  -- The person's wallet before the row, as everywhere: whatever the correction locks besides comes after it.
  perform ledger.lock_all(array(select a.id from ledger.account a where a.owner = c.uid or a.id in (
    select unnest(array[q.debit, q.credit]) from ledger.posting q where q.transfer = c.mends)));
  select * into c from correction where id = p_id for update;
  if c.state <> 'proposed' then outcome := 'decided'; return; end if;
  if p_approve then
    if c.proposed_by = who.operator or exists (select from read.operator o where o.id = c.proposed_by and o.disabled_at is not null) then
      outcome := 'same_operator'; return;
    end if;
    hash := sha256(convert_to('correction:' || c.id, 'UTF8'));
    line := 'correction:' || c.id || ' ' || c.ref;
    done := case c.kind
      when 'reversal' then ledger.reverse(c.uid, c.key, hash, c.mends, line)
      when 'adjustment' then ledger.adjust(c.uid, c.key, hash, c.slot, c.amount, line)
      when 'write_off' then ledger.write_off(c.uid, c.key, hash, c.amount, line)
      else ledger.set_frozen(c.uid, c.key, hash, c.kind = 'freeze', line) end;
    outcome := done.status;
    if outcome <> 'ok' then return; end if;
  end if;
  outcome := 'ok';
  update correction set state = case when p_approve then 'done' else 'refused' end, decided_by = who.operator, decided_at = now(), note = p_note,
    transfer = done.transfer where id = p_id;
  perform note_audit(who.operator, case when p_approve then 'correction_approved' else 'correction_refused' end,
    'correction:' || c.id, jsonb_build_object('kind', c.kind, 'person', c.uid, 'amount', c.amount, 'mends', c.ref, 'note', p_note));
end $$;

-- What was decided stays.
create or replace function refuse_correction_change() returns trigger language plpgsql as $$ begin raise exception 'a decided correction stays'; end $$;
create or replace trigger correction_stays before update on correction for each row when (old.state <> 'proposed')
  execute function refuse_correction_change();
create or replace trigger correction_stays_filed before delete or truncate on correction for each statement execute function refuse_correction_change();
