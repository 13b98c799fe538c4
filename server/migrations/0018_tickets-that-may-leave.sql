-- Up Migration
-- Serializes everything that takes tickets out of one wallet: whoever holds this lock reads figures that nobody changes meanwhile.
create function ledger.lock_votes(p_uid integer) returns void language sql volatile security definer set search_path = ledger, pg_temp as $$
  select id from ledger.account where id = ledger.wallet(p_uid, 2) for no key update
$$;

-- Who gave a person tickets, and when. Only what has been folded: what waits is in no balance yet and needs no holding back.
create function ledger.votes_from(p_uid integer, p_since timestamptz) returns table (giver integer, votes bigint, at timestamptz)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select t.owner, p.amount, t.created_at from ledger.posting p join ledger.transfer t on t.id = p.transfer, ledger.fold_mark m
  where p.credit = ledger.wallet(p_uid, 2) and p.credit > 0 and p.xid < m.hi and t.created_at >= p_since
$$;

-- Every ticket a person ever got: what is there, and what has left. Few leave, so this stays cheap for whoever gets millions.
create function ledger.votes_total(p_uid integer) returns bigint language sql stable security definer set search_path = ledger, pg_temp as $$
  select a.balance + coalesce((select sum(p.amount) from ledger.posting p where p.debit = a.id and p.debit > 0), 0)::bigint
  from ledger.account a where a.id = ledger.wallet(p_uid, 2)
$$;

-- Whether one person's balances are what their lines and holds say.
create function ledger.agrees(p_uid integer) returns boolean language sql stable security definer set search_path = ledger, pg_temp as $$
  select bool_and(
    a.balance = coalesce((select sum(p.amount) from ledger.posting p where p.credit = a.id and p.credit > 0 and (not a.deferred or p.xid < m.hi)), 0)
      - coalesce((select sum(p.amount) from ledger.posting p where p.debit = a.id and p.debit > 0), 0)
    and a.held = coalesce((select sum(h.amount) from ledger.hold h where h.account = a.id and h.state = 1), 0))
  from ledger.account a, ledger.fold_mark m where a.owner = p_uid
$$;
revoke execute on function ledger.lock_votes, ledger.votes_from, ledger.votes_total, ledger.agrees from public;
grant execute on function ledger.lock_votes, ledger.votes_from, ledger.votes_total, ledger.agrees to nimbo_app;

-- What operators leave for each other beside a withdrawal.
create table withdrawal_note (
  id integer generated always as identity primary key,
  withdrawal integer not null references withdrawal (id),
  operator integer not null references operator (id),
  note text not null,
  at timestamptz not null default now()
);
create index withdrawal_note_of on withdrawal_note (withdrawal, id);
grant select, insert on withdrawal_note to nimbo_app;

-- Nothing is sent that was not signed by enough people, whatever the application believes.
create function require_signatures() returns trigger language plpgsql as $$
begin
  if (select count(*) from withdrawal_signature s where s.withdrawal = new.id and s.decision = 'approve') < new.needed then
    raise exception 'withdrawal % is not signed', new.id;
  end if;
  return new;
end $$;
create trigger withdrawal_signed before update of state on withdrawal for each row
  when (new.state = 'approved' and old.state <> 'approved') execute function require_signatures();
