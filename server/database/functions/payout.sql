-- A withdrawal from its approval to its end: the payout worker moves it on only through these, and its hold ends with it.

-- Stores what will be sent, once: a second worker gets what the first one stored. Without it, it may not be sent, and why.
create or replace function start_payout(p_id integer, p_prepared text, out prepared text, out obstacle text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare w withdrawal;
begin
  select * into w from withdrawal where id = p_id;
  -- The wallet before the row, as everywhere.
  perform ledger.lock_votes(w.uid);
  select * into w from withdrawal where id = p_id for update;
  if w.state = 'approved' then
    obstacle := withdrawal_obstacle(w);
    if obstacle is not null then return; end if;
    update withdrawal set state = 'sending', prepared = p_prepared, why = '' where id = p_id;
    prepared := p_prepared;
  elsif w.state = 'sending' then
    if withdrawal_held(w) then prepared := w.prepared; else obstacle := 'not_held'; end if;
  end if;
end $$;

-- Paid: the votes leave the wallet, and the account is known to work. Failed: they are free again. False when another worker was faster.
create or replace function end_payout(
  p_id integer, p_from text, p_state text, p_provider_id text, p_why text, p_key uuid, p_hash bytea
) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare w withdrawal;
begin
  if p_state not in ('paid', 'failed') or p_from not in ('approved', 'sending') then raise exception 'state'; end if;
  select * into w from withdrawal where id = p_id;
  perform ledger.lock_votes(w.uid);
  select * into w from withdrawal where id = p_id for update;
  if w.state is distinct from p_from then return false; end if;
  perform end_withdrawal_hold(w, case when p_state = 'paid' then w.votes else 0 end, p_key, p_hash);
  if p_state = 'paid' then
    update cash_account set verified_at = coalesce(verified_at, now()) where id = w.account_id and account = w.destination;
  end if;
  update withdrawal set state = p_state, ended_at = now(), ask_at = null, why = p_why,
    provider_id = case when p_provider_id = '' then provider_id else p_provider_id end where id = p_id;
  return true;
end $$;
