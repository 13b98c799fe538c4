create or replace function ledger.minute_ref(p_show text, p_uid integer, p_minute integer) returns text language sql immutable
  return 'minute:' || p_show || ':' || p_uid || ':' || p_minute;

-- Sets the price of one minute of a show aside. A minute of a person is reserved once, whoever asks and under whatever key: a refusal
-- is final for its key only, because somebody who recharges may go on. One that nobody ends is given back like any deposit.
create or replace function ledger.reserve_minute(p_uid integer, p_key uuid, p_hash bytea, p_op smallint, p_show text, p_minute integer, p_coins bigint)
returns ledger.outcome language plpgsql security definer set search_path = ledger, pg_temp as $$
declare a ledger.account; h ledger.hold;
begin
  if (p_show <> '' and p_minute >= 0) is not true then raise exception 'amounts'; end if;
  select * into a from ledger.account where id = ledger.wallet(p_uid, 1) for no key update;
  select * into h from ledger.hold where ref = ledger.minute_ref(p_show, p_uid, p_minute);
  if found then
    return (h.transfer, case when h.amount <> p_coins then 'mismatch' when h.state = 3 then 'ended' else 'ok' end, a.balance - a.held, true)::ledger.outcome;
  end if;
  return ledger.hold(p_uid, p_key, p_hash, p_op, 1, p_coins, ledger.minute_ref(p_show, p_uid, p_minute), interval '10 minutes');
end $$;

-- Captures a reserved minute for its receivers, or gives it back. Whoever comes first decides; the other hears `ended`.
create or replace function ledger.end_minute(p_uid integer, p_key uuid, p_hash bytea, p_op smallint, p_show text, p_minute integer, p_capture boolean, p_receivers jsonb)
returns ledger.outcome language plpgsql security definer set search_path = ledger, pg_temp as $$
declare h ledger.hold;
begin
  select * into h from ledger.hold where ref = ledger.minute_ref(p_show, p_uid, p_minute);
  if not found then return (null, 'no_hold', 0, false)::ledger.outcome; end if;
  return ledger.end_hold(h.ref, p_key, p_hash, p_op, case when p_capture then h.amount else 0 end, p_receivers);
end $$;
