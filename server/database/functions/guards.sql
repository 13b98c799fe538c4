-- Triggers that hold for every role, whatever a process believes. Each names where it looks: a role could put a table of its own in
-- front of ours otherwise.

create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin raise exception 'the audit log is append-only'; end $$;
create or replace trigger audit_stays before update or delete or truncate on audit for each statement execute function refuse_audit_change();

-- What was refunded stays refunded.
create or replace function refuse_payment_change() returns trigger language plpgsql as $$
begin raise exception 'what went back of payment % stays back', new.id; end $$;
create or replace trigger payment_stays_back before update on payment for each row
  when (new.back < old.back or new.taken < old.taken or (old.state = 'reversed' and new.state <> 'reversed')) execute function refuse_payment_change();

-- A withdrawal goes one way only, and past its review with the signatures of enough people who are operators still.
create or replace function withdrawal_step() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if old.state || ' ' || new.state not in
    ('review approved', 'review rejected', 'approved sending', 'approved failed', 'sending paid', 'sending failed') then
    raise exception 'withdrawal % cannot go from % to %', new.id, old.state, new.state;
  end if;
  if new.state = 'approved' and new.needed > (
    select count(*) from withdrawal_signature s join operator o on o.id = s.operator
    where s.withdrawal = new.id and s.decision = 'approve' and o.disabled_at is null
  ) then
    raise exception 'withdrawal % is not signed', new.id;
  end if;
  return new;
end $$;
create or replace trigger withdrawal_steps before update of state on withdrawal for each row
  when (new.state is distinct from old.state) execute function withdrawal_step();

-- What is to be sent is fixed once.
create or replace function refuse_other_payout() returns trigger language plpgsql as $$
begin raise exception 'withdrawal % was prepared already', new.id; end $$;
create or replace trigger withdrawal_prepared before update of prepared on withdrawal for each row
  when (old.state <> 'approved' and new.prepared is distinct from old.prepared) execute function refuse_other_payout();

-- An approval cannot be changed or withdrawn afterwards.
create or replace function refuse_signature_change() returns trigger language plpgsql as $$ begin raise exception 'a signature stays'; end $$;
create or replace trigger signature_stays before update or delete or truncate on withdrawal_signature
  for each statement execute function refuse_signature_change();
