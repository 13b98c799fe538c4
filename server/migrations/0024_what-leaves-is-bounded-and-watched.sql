-- Up Migration
-- Secrets of operators' apps lie here encrypted, for one operator each; `migrate` takes the old ones over right after this.
alter table operator add constraint operator_totp_encrypted check (totp_secret is null or totp_secret like 'v1.%') not valid;

-- Why a payout waits or failed, for the operators.
alter table withdrawal add column why text not null default '';

-- What was asked for, and where it goes, is written once: what was signed is what is sent, whatever the application believes.
revoke insert, update on withdrawal from nimbo_app;
grant insert (no, uid, key, hash, account_id, type, holder, document, key_type, destination, votes, left_votes, currency, gross, take, tax, fee,
  net, risk, signs, needed) on withdrawal to nimbo_app;
grant update (state, reason, note, why, prepared, provider_id, decided_at, ended_at, ask_at) on withdrawal to nimbo_app;

-- A withdrawal goes one way only, and past its review with the signatures of enough people who are operators still.
create function withdrawal_step() returns trigger language plpgsql as $$
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
drop trigger withdrawal_signed on withdrawal;
drop function require_signatures;
create trigger withdrawal_steps before update of state on withdrawal for each row
  when (new.state is distinct from old.state) execute function withdrawal_step();
-- What is to be sent is fixed once.
create function refuse_other_payout() returns trigger language plpgsql as $$
begin raise exception 'withdrawal % was prepared already', new.id; end $$;
create trigger withdrawal_prepared before update of prepared on withdrawal for each row
  when (old.state <> 'approved' and new.prepared is distinct from old.prepared) execute function refuse_other_payout();

-- Who signed and what was done, at a time only the database gives; a signature stays.
revoke insert on audit, withdrawal_signature, withdrawal_note from nimbo_app;
grant insert (operator, act, subject, detail) on audit to nimbo_app;
grant insert (withdrawal, operator, decision, note) on withdrawal_signature to nimbo_app;
grant insert (withdrawal, operator, note) on withdrawal_note to nimbo_app;
create function refuse_signature_change() returns trigger language plpgsql as $$ begin raise exception 'a signature stays'; end $$;
create trigger signature_stays before update or delete or truncate on withdrawal_signature
  for each statement execute function refuse_signature_change();

-- What the wallets we pay from hold, as the worker last saw it. In millionths.
create table payout_fund (
  asset text primary key,
  amount bigint not null,
  floor bigint not null,
  at timestamptz not null default now()
);
grant select, insert, update on payout_fund to nimbo_app;

-- Payments that are contested or went back are few; without this every look for them reads all there ever were.
create index payment_gone_back on payment (uid) where state = 'disputed' or taken > 0;

-- Tickets somebody got from somebody on a day (in UTC), added up while sealing, and where those gifts lie. Whoever got millions is
-- judged by this instead of by every gift.
create table ledger.given (
  account bigint not null,
  giver integer not null,
  day date not null,
  votes bigint not null,
  lo bigint not null,
  hi bigint not null,
  primary key (account, giver, day)
) with (fillfactor = 70);
create index given_day on ledger.given (account, day);

create function ledger.add_given(p_lo bigint, p_hi bigint) returns void language sql set search_path = ledger, pg_temp as $$
  insert into ledger.given as g (account, giver, day, votes, lo, hi)
  select p.credit, t.owner, (t.created_at at time zone 'UTC')::date, sum(p.amount), min(t.id), max(t.id)
  from ledger.transfer t join ledger.posting p on p.transfer = t.id
  where t.xid >= p_lo and t.xid < p_hi and p.asset = 2 and p.credit > 0
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (account, giver, day) do update set votes = g.votes + excluded.votes, lo = least(g.lo, excluded.lo), hi = greatest(g.hi, excluded.hi)
$$;
select ledger.add_given(0, (select coalesce(max(hi_xid), 0) from ledger.seal));
create function ledger.seal_given() returns trigger language plpgsql set search_path = ledger, pg_temp as $$
begin
  perform ledger.add_given(new.lo_xid, new.hi_xid);
  return null;
end $$;
-- In the transaction that makes the seal, so that what is sealed is counted and what is not is not.
create trigger seal_given after insert on ledger.seal for each row execute function ledger.seal_given();

-- Tickets that were credited in a range of transactions, by the range: seconds of work, where an account may have years. The sum
-- keeps the planner from going by the account.
create function ledger.votes_between(p_account bigint, p_lo bigint, p_hi bigint) returns table (giver integer, votes bigint, at timestamptz)
language plpgsql stable set search_path = ledger, pg_temp as $$
begin
  if p_lo >= p_hi then return; end if;
  return query select t.owner, p.amount, t.created_at from ledger.posting p join ledger.transfer t on t.id = p.transfer
    where p.xid >= p_lo and p.xid < p_hi and p.credit + 0 = p_account;
end $$;

-- Up to where gifts are in `given`, and up to where they are in balances.
create function ledger.given_marks(out sealed bigint, out folded bigint) language sql stable set search_path = ledger, pg_temp as $$
  select coalesce((select max(hi_xid) from ledger.seal), 0), (select hi from ledger.fold_mark)
$$;

-- Who gave a person tickets since a day, and how many. Only what has been folded: what waits is in no balance yet.
create function ledger.givers_of(p_uid integer, p_day date) returns table (giver integer, votes bigint)
language plpgsql stable security definer set search_path = ledger, pg_temp as $$
declare me bigint := ledger.wallet(p_uid, 2); mark record; since timestamptz := p_day::timestamp at time zone 'UTC';
begin
  select * into mark from ledger.given_marks();
  return query
  select g.giver, sum(g.votes)::bigint from (
    select d.giver, d.votes from ledger.given d where d.account = me and d.day >= p_day
    union all select v.giver, v.votes from ledger.votes_between(me, mark.sealed, mark.folded) v where v.at >= since
    union all select v.giver, -v.votes from ledger.votes_between(me, mark.folded, mark.sealed) v where v.at >= since
  ) g group by 1 having sum(g.votes) > 0;
end $$;

drop function ledger.votes_from;
-- Single gifts to a person since a moment, of these givers only: found on the givers' side, who pay coins for each.
create function ledger.votes_from(p_uid integer, p_since timestamptz, p_givers integer[]) returns table (giver integer, votes bigint, at timestamptz)
language plpgsql stable security definer set search_path = ledger, pg_temp as $$
declare me bigint := ledger.wallet(p_uid, 2); mark record;
begin
  if cardinality(p_givers) = 0 then return; end if;
  select * into mark from ledger.given_marks();
  return query
  select t.owner, c.amount, t.created_at from ledger.given d
  join ledger.posting s on s.debit = ledger.wallet(d.giver, 1) and s.debit > 0 and s.transfer between d.lo and d.hi
  join ledger.transfer t on t.id = s.transfer and t.owner = d.giver
  join ledger.posting c on c.transfer = s.transfer and c.credit = me
  where d.account = me and d.giver = any (p_givers) and d.day >= (p_since at time zone 'UTC')::date
    and (t.created_at at time zone 'UTC')::date = d.day and t.created_at >= p_since and c.xid < least(mark.sealed, mark.folded)
  union all
  select v.giver, v.votes, v.at from ledger.votes_between(me, mark.sealed, mark.folded) v where v.giver = any (p_givers) and v.at >= p_since;
end $$;

-- Who of these owes coins after a payment was taken back, and how many.
create function ledger.debts_of(p_uids integer[]) returns table (uid integer, debt bigint)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select a.owner, -a.balance from unnest(p_uids) u join ledger.account a on a.id = ledger.wallet(u, 3) where a.balance < 0
$$;

-- Whether one person's balances are what their lines and holds say: lines up to the checks' mark are added up already.
create or replace function ledger.agrees(p_uid integer) returns boolean language plpgsql stable security definer set search_path = ledger, pg_temp as $$
declare lo bigint; first bigint := ledger.wallet(p_uid, 1); last bigint := ledger.wallet(p_uid, 3); right_so boolean;
begin
  select m.hi into lo from ledger.check_mark m;
  with recent as (
    select e.account, sum(e.amount) as amount from ledger.posting p
    cross join lateral (values (p.credit, p.amount, true), (p.debit, -p.amount, false)) e (account, amount, came)
    join ledger.account a on a.id = e.account, ledger.fold_mark f
    where p.xid >= lo and (p.credit + 0 between first and last or p.debit + 0 between first and last) and e.account between first and last
      and not (e.came and a.deferred and p.xid >= f.hi)
    group by 1
  )
  select bool_and(a.balance = coalesce(c.amount, 0) + coalesce(r.amount, 0)
      and a.held = coalesce((select sum(h.amount) from ledger.hold h where h.account = a.id and h.state = 1), 0))
    into right_so from ledger.account a left join ledger.checked c on c.account = a.id left join recent r on r.account = a.id
    where a.owner = p_uid;
  return right_so;
end $$;

-- What was added up of gifts is what the months say came.
create view ledger.inv_given as
  select coalesce(g.account, m.account) as id from (select account, sum(votes) as votes from ledger.given group by 1) g
  full join (select account, sum(came) as came from ledger.month_total where (account & 255) = 2 group by 1) m on m.account = g.account
  where coalesce(g.votes, 0) <> coalesce(m.came, 0);
create or replace function ledger.violations() returns table (invariant text, broken bigint, example bigint)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select * from (
    select 'account', count(*), min(id) from ledger.inv_account
    union all select 'floor', count(*), min(id) from ledger.inv_floor
    union all select 'house', count(*), min(id) from ledger.inv_house
    union all select 'hold', count(*), min(id) from ledger.inv_hold
    union all select 'state', count(*), min(id) from ledger.inv_state
    union all select 'asset', count(*), min(id) from ledger.inv_asset
    union all select 'orphan', count(*), min(id) from ledger.inv_orphan
    union all select 'pack', count(*), min(id) from ledger.inv_pack
    union all select 'escrow', count(*), min(id) from ledger.inv_escrow
    union all select 'seal', count(*), min(id) from ledger.inv_seal
    union all select 'given', count(*), min(id) from ledger.inv_given
  ) as v (invariant, broken, example)
$$;

-- What came of the last look at everything, so that a signature need not wait for one of its own.
create table ledger.whole_check (one boolean primary key default true check (one), at timestamptz not null, broken bigint not null);
create function ledger.note_check(p_broken bigint) returns void language sql security definer set search_path = ledger, pg_temp as $$
  insert into ledger.whole_check as w (at, broken) values (clock_timestamp(), p_broken)
    on conflict (one) do update set at = excluded.at, broken = excluded.broken
$$;
create function ledger.last_check(out age interval, out broken bigint) language sql stable security definer set search_path = ledger, pg_temp as $$
  select now() - w.at, w.broken from ledger.whole_check w
$$;

revoke execute on function ledger.add_given, ledger.seal_given, ledger.votes_between, ledger.given_marks, ledger.givers_of, ledger.votes_from,
  ledger.debts_of, ledger.note_check, ledger.last_check from public;
grant execute on function ledger.givers_of, ledger.votes_from, ledger.debts_of, ledger.note_check, ledger.last_check to nimbo_app;
