-- A person's account of one kind of item. Above every wallet, so that locking in ascending order takes wallets first.
create or replace function ledger.backpack(uid integer, kind integer) returns bigint language sql immutable parallel safe
  return (kind::bigint << 39) + uid::bigint * 256 + 4;

create or replace function ledger.open_item_kind() returns trigger language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  insert into ledger.account (id, asset, floor) values (-1000 - new.id, 100 + new.id, null);
  return new;
end $$;
create or replace trigger item_kind_house after insert on ledger.item_kind for each row execute function ledger.open_item_kind();

-- A kind that brings no votes, for a gift of the catalogue that is new.
create or replace function ledger.add_item_kind(p_id smallint) returns void language sql security definer set search_path = ledger, pg_temp as $$
  insert into ledger.item_kind (id) values (p_id) on conflict do nothing;
$$;

-- Items to a person, for good or for a time.
create or replace function ledger.grant_item(
  p_uid integer, p_key uuid, p_hash bytea, p_op smallint, p_kind smallint, p_amount integer, p_life interval, p_ref text
) returns ledger.outcome language plpgsql security definer set search_path = ledger, pg_temp as $$
declare a ledger.account; done record;
begin
  if (p_amount > 0 and coalesce(p_life, interval '1 s') > interval '0') is not true then raise exception 'amounts'; end if;
  if not exists (select from ledger.item_kind where id = p_kind) then return (null, 'no_item', 0, false)::ledger.outcome; end if;
  if not exists (select from ledger.account where id = ledger.wallet(p_uid, 1)) then return (null, 'no_account', 0, false)::ledger.outcome; end if;
  insert into ledger.account (id, asset, owner) values (ledger.backpack(p_uid, p_kind), 100 + p_kind, p_uid) on conflict do nothing;
  select * into a from ledger.account where id = ledger.backpack(p_uid, p_kind) for no key update;
  done := ledger.record(p_uid, p_key, p_hash, p_op, null, a.balance + p_amount, p_ref, p_amount);
  if done.id is null then return done.earlier; end if;
  update ledger.account set balance = balance + p_amount where id = a.id;
  insert into ledger.posting (transfer, leg, asset, debit, credit, amount) values (done.id, 1, a.asset, -1000 - p_kind, a.id, p_amount);
  insert into ledger.lot (account, amount, remaining, expires_at, transfer) values (a.id, p_amount, p_amount, now() + p_life, done.id);
  return (done.id, 'ok', a.balance + p_amount, false)::ledger.outcome;
end $$;

-- A gift out of the backpack: what expires first goes first, and what has expired is gone although nobody has swept it up yet.
create or replace function ledger.spend_item(
  p_uid integer, p_key uuid, p_hash bytea, p_op smallint, p_kind smallint, p_amount integer, p_receivers jsonb, p_ref text, p_outbox jsonb, p_combo uuid
) returns ledger.outcome language plpgsql security definer set search_path = ledger, pg_temp as $$
declare a ledger.account; k ledger.item_kind; at timestamptz; usable bigint; why text; done record; before ledger.outcome;
begin
  select * into before from ledger.earlier(p_uid, p_key, p_hash, p_op);
  if found then return before; end if;
  select * into k from ledger.item_kind where id = p_kind;
  if not found then return (null, 'no_item', 0, false)::ledger.outcome; end if;
  if not ledger.amounts_valid(p_op, greatest(p_amount::bigint * k.votes, 1), p_receivers, p_amount)
    or exists (select from ledger.receivers(p_receivers) r having sum(r.votes) > p_amount::bigint * k.votes or bool_or(r.uid = p_uid)) then
    raise exception 'amounts';
  end if;
  -- Who never had one has no account of it, and is refused like anybody who has none left.
  select * into a from ledger.account where id = ledger.backpack(p_uid, p_kind) for no key update;
  at := clock_timestamp();
  select coalesce(sum(l.remaining), 0) into usable from ledger.lot l where l.account = a.id and l.remaining > 0 and coalesce(l.expires_at > at, true);
  why := case
    when a.frozen or (select w.frozen from ledger.account w where w.id = ledger.wallet(p_uid, 1)) then 'frozen'
    when usable < p_amount then 'insufficient'
    when ledger.receiver_missing(p_receivers) then 'no_receiver' end;
  done := ledger.record(p_uid, p_key, p_hash, p_op, why, usable - case when why is null then p_amount else 0 end, p_ref, p_amount, p_combo);
  if done.id is null then return done.earlier; end if;
  if why is not null then return (done.id, why, usable, false)::ledger.outcome; end if;
  update ledger.account set balance = balance - p_amount where id = a.id;
  update ledger.lot l set remaining = l.remaining - x.used from (
    select o.id, least(o.remaining, p_amount - sum(o.remaining) over (order by o.expires_at, o.id) + o.remaining) as used
    from ledger.lot o where o.account = a.id and o.remaining > 0 and coalesce(o.expires_at > at, true)
  ) x where l.id = x.id and x.used > 0;
  insert into ledger.posting (transfer, leg, asset, debit, credit, amount)
    select done.id, 1, a.asset, a.id, -1000 - p_kind, p_amount
    union all select done.id, r.leg, 2, -2, ledger.wallet(r.uid, 2), r.votes from ledger.receivers(p_receivers) r where r.votes > 0;
  if p_outbox is not null then perform ledger.emit(p_outbox); end if;
  return (done.id, 'ok', usable - p_amount, false)::ledger.outcome;
end $$;

create or replace function ledger.due_lots(p_most integer) returns setof bigint language sql stable security definer set search_path = ledger, pg_temp as $$
  select id from ledger.lot where remaining > 0 and expires_at is not null and expires_at <= now() order by expires_at limit p_most
$$;

-- Takes away what is left of a lot after its time, once.
create or replace function ledger.expire_lot(p_lot bigint, p_op smallint) returns bigint language plpgsql security definer set search_path = ledger, pg_temp as $$
declare l ledger.lot; a ledger.account; done record;
begin
  select * into l from ledger.lot where id = p_lot;
  if not found then return 0; end if;
  select * into a from ledger.account where id = l.account for no key update;
  select * into l from ledger.lot where id = p_lot;
  if l.remaining = 0 or coalesce(l.expires_at > clock_timestamp(), true) then return 0; end if;
  -- A key nobody could have taken before; the lot itself says that it happened.
  done := ledger.record(a.owner, gen_random_uuid(), sha256(convert_to('expired:' || p_lot, 'UTF8')), p_op, null, a.balance - l.remaining, 'lot:' || p_lot);
  update ledger.account set balance = balance - l.remaining where id = a.id;
  update ledger.lot set remaining = 0 where id = p_lot;
  insert into ledger.posting (transfer, leg, asset, debit, credit, amount) values (done.id, 1, a.asset, a.id, -900 - a.asset, l.remaining);
  return l.remaining;
end $$;

-- What is in a backpack and can still be used, with what expires next.
create or replace function ledger.items_of(p_uid integer) returns table (kind integer, amount bigint, expires_at timestamptz, expiring bigint)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select a.asset - 100, sum(l.remaining)::bigint, min(l.expires_at),
    (sum(l.remaining) filter (where l.expires_at = f.first))::bigint
  from ledger.account a join ledger.lot l on l.account = a.id and l.remaining > 0 and coalesce(l.expires_at > now(), true)
  cross join lateral (select min(o.expires_at) as first from ledger.lot o where o.account = a.id and o.remaining > 0 and o.expires_at > now()) f
  where a.owner = p_uid and a.asset > 100 group by 1 order by 1
$$;

-- The statement of a backpack, newest first: what came, what was given away and to whom, what expired.
create or replace function ledger.item_lines_of(p_uid integer, p_before bigint, p_limit integer)
returns table (transfer bigint, op smallint, kind integer, amount bigint, receivers integer[], ref text, at timestamptz)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select l.transfer, t.op, l.asset - 100, l.amount,
    array(select ((p.credit >> 8) & 2147483647)::int from ledger.posting p where p.transfer = l.transfer and p.debit = -2 order by p.leg), t.ref, t.created_at
  from ledger.account a cross join lateral (
    (select p.transfer, p.asset, p.amount from ledger.posting p where p.credit = a.id and p.credit > 0 and p.transfer < p_before order by p.transfer desc limit p_limit)
    union all
    (select p.transfer, p.asset, -p.amount from ledger.posting p where p.debit = a.id and p.debit > 0 and p.transfer < p_before order by p.transfer desc limit p_limit)
  ) l join ledger.transfer t on t.id = l.transfer
  where a.owner = p_uid and a.asset > 100 order by l.transfer desc limit p_limit
$$;
