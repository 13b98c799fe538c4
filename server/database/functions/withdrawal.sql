-- A withdrawal has the terms of its method, whoever writes it, and votes that are set aside for it until its end.

-- Amounts as contract/src/cashOut.ts computes them. Above the limit of a day, or at high risk, two people have to sign.
create or replace function ask_withdrawal() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare r cash_rule; gross numeric; kept numeric; used numeric;
begin
  select * into r from cash_rule where type = new.type;
  gross := div(new.votes::numeric * r.scale + r.votes_per_unit - 1, r.votes_per_unit);
  kept := div(new.votes::numeric * r.scale * (1000 - r.take_permille - r.tax_permille) + r.votes_per_unit * 1000 - 1, r.votes_per_unit * 1000);
  if r.currency is distinct from new.currency or new.gross <> gross or new.net <> kept - r.fee
    or new.gross <> new.net + new.take + new.tax + new.fee or new.take < 0 or new.tax < 0 then
    raise exception 'withdrawal % is not at the terms of method %', new.no, new.type;
  end if;
  select coalesce(sum(w.net::numeric / greatest(c.two_people_above, 1)), 0) into used from withdrawal w join cash_rule c on c.type = w.type
    where w.uid = new.uid and w.state not in ('rejected', 'failed') and w.created_at > now() - interval '1 day';
  if new.risk = 'high' or used + new.net::numeric / greatest(r.two_people_above, 1) > 1 then new.needed := greatest(new.needed, 2); end if;
  return new;
end $$;
create or replace trigger withdrawal_terms before insert on withdrawal for each row execute function ask_withdrawal();

-- Whether the votes a withdrawal is for are set aside for it.
create or replace function withdrawal_held(w withdrawal) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from ledger.hold h
    where h.ref = 'withdrawal:' || w.id and h.state = 1 and h.amount = w.votes and h.account = ledger.wallet(w.uid, 2)
  )
$$;

-- Why a withdrawal may not go on; null when it may. What was true when it was asked for may have changed: a payment behind its votes was
-- disputed or charged back, the person owes coins, their wallet was frozen, the votes are not set aside any more.
create or replace function withdrawal_obstacle(w withdrawal) returns text language plpgsql stable security definer set search_path = public, pg_temp as $$
declare p record; a record; debt bigint;
begin
  if not withdrawal_held(w) then return 'not_held'; end if;
  select v.balance - v.held as free, v.frozen or c.frozen as frozen into a from ledger.account v, ledger.account c
    where v.id = ledger.wallet(w.uid, 2) and c.id = ledger.wallet(w.uid, 1);
  if a.frozen then return 'frozen'; end if;
  select d.debt into debt from ledger.debts_of(array[w.uid]) d;
  if debt > 0 then return 'owes'; end if;
  select * into p from ledger.pending_votes(w.uid);
  -- Votes that are set aside were none of these when they were asked for: now some of them are.
  if p.recent + p.disputed > a.free then return 'contested'; end if;
  return null;
end $$;

create or replace function end_withdrawal_hold(w withdrawal, p_pay bigint, p_key uuid, p_hash bytea) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare ended ledger.outcome;
begin
  ended := ledger.end_hold('withdrawal:' || w.id, p_key, p_hash, 31::smallint, p_pay, '[]');
  if ended.status <> 'ok' then raise exception 'hold withdrawal:% could not be ended: %', w.id, ended.status; end if;
end $$;

-- What is to be sent is fixed once.
create or replace function refuse_other_payout() returns trigger language plpgsql as $$
begin raise exception 'withdrawal % was prepared already', new.id; end $$;
create or replace trigger withdrawal_prepared before update of prepared on withdrawal for each row
  when (old.state <> 'approved' and new.prepared is distinct from old.prepared) execute function refuse_other_payout();
