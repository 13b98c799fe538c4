-- Until when somebody guards an anchor, and as what; no row once it is over.
create or replace function running_guard(p_liveuid integer, p_uid integer) returns setof guard language sql stable as $$
  select * from public.guard g where g.liveuid = p_liveuid and g.uid = p_uid and g.ends_at > clock_timestamp()
$$;

create or replace function guards_of(p_liveuid integer) returns integer language sql stable as $$
  select count(*)::int from public.guard g where g.liveuid = p_liveuid and g.ends_at > now()
$$;

-- What buying guard under this key was answered. `transfer` is null when the key is new. The reference says which tier and until when.
create or replace function guard_repeat(
  p_uid integer, p_key uuid, p_hash bytea,
  out refusal text, out transfer bigint, out coin bigint, out level integer, out guardid integer, out type integer, out endtime integer
) language plpgsql stable as $$
declare t ledger.transfer; a ledger.account;
begin
  select * into t from ledger.transfer x where x.owner = p_uid and x.key = p_key;
  if not found then return; end if;
  select * into a from ledger.account where id = ledger.wallet(p_uid, 1);
  transfer := t.id;
  refusal := case when t.hash <> p_hash or t.op <> 3 then 'IdempotencyConflict' else public.spend_refusal(coalesce(t.reason, 'ok')) end;
  coin := t.balance - a.held;
  level := (select greatest(p.level, public.level_of('user', a.spent_total)) from read.account p where p.id = p_uid);
  if refusal is null then
    guardid := split_part(t.ref, ':', 3);
    endtime := split_part(t.ref, ':', 4);
    type := (select x.type from public.guard_tier x where x.id = guardid);
  end if;
end $$;

-- Buys guard of an anchor in one round trip, like send_gift. The buyer's wallet is locked before their guard is read: of two purchases at
-- once the second sees what the first has made of it.
create or replace function buy_guard(
  p_uid integer, p_key uuid, p_hash bytea, p_show bigint, p_state text, p_liveuid integer, p_stream text, p_member jsonb,
  p_tier smallint, p_overwrite boolean, p_price integer, p_envelope jsonb,
  out refusal text, out transfer bigint, out coin bigint, out level integer, out guardid integer, out type integer, out endtime integer,
  out guard_nums integer, out votestotal bigint
) language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_variable
declare
  tier guard_tier; a ledger.account; mine guard; own guard_tier; o ledger.outcome; earlier record; votes bigint; until timestamptz; change text;
begin
  votestotal := coalesce((select r.amount from read.ranking r where r.kind = 'profit' and r.scope = 'total' and r.period = 0 and r.uid = p_liveuid), 0);
  select * into earlier from guard_repeat(p_uid, p_key, p_hash);
  if earlier.transfer is null then
    if p_member is null then refusal := 'NotAdmitted'; return; end if;
    if p_state <> 'live' then refusal := 'RoomEnded'; return; end if;
    if p_uid = p_liveuid then refusal := 'Yourself'; return; end if;
    select * into tier from guard_tier x where x.id = p_tier and x.retired_at is null;
    if not found then refusal := 'NoSuchTier'; return; end if;
    if p_price <> tier.price then refusal := 'FeeChanged'; return; end if;

    select * into a from ledger.account where id = ledger.wallet(p_uid, 1) for no key update;
    -- A purchase under the same key may have been waited for: it must not count as another one.
    select * into earlier from guard_repeat(p_uid, p_key, p_hash);
  end if;
  if earlier.transfer is null then
    refusal := spender_refusal(p_show, p_uid);
    if refusal is not null then return; end if;
    select * into mine from running_guard(p_liveuid, p_uid);
    select * into own from guard_tier x where x.id = mine.tier;
    if (own.type, own.days) > (tier.type, tier.days) then refusal := 'HigherTier'; return; end if;
    change := case when mine.uid is null then 'new' when mine.tier = p_tier then 'extended' else 'upgraded' end;
    if change = 'upgraded' and not p_overwrite then refusal := 'OverwriteNeeded'; return; end if;
    until := date_trunc('second', case when change = 'extended' then mine.ends_at else clock_timestamp() end) + make_interval(days => tier.days);
    -- Prices and what guard brings change, and seconds on the wire end in 2038.
    if until > clock_timestamp() + interval '5 years' then refusal := 'TooLong'; return; end if;
    votes := tier.price::bigint * share_of('guard', '') / 100;
    level := (select greatest(p.level, level_of('user', a.spent_total + tier.price)) from read.account p where p.id = p_uid);
    guard_nums := guards_of(p_liveuid) + (change = 'new')::int;
    o := ledger.spend(p_uid, p_key, p_hash, 3::smallint, tier.price, jsonb_build_array(jsonb_build_array(p_liveuid, votes::text)),
      'guard:' || p_stream || ':' || p_tier || ':' || extract(epoch from until)::bigint,
      outbox_event(p_envelope, p_member || event_words(tier.names) || jsonb_build_object(
        'level', level, 'guard_type', tier.type, 'guardid', tier.id, 'days', tier.days, 'endtime', extract(epoch from until)::bigint, 'change', change,
        'guard_nums', guard_nums, 'totalcoin', tier.price::text, 'votestotal', (votestotal + votes)::text)));
    if o.status = 'ok' and not o.replayed then
      insert into guard as x (liveuid, uid, tier, type, ends_at) values (p_liveuid, p_uid, tier.id, tier.type, until)
        on conflict (liveuid, uid) do update set tier = excluded.tier, type = excluded.type, ends_at = excluded.ends_at;
      transfer := o.transfer; coin := o.balance - a.held; guardid := tier.id; type := tier.type; endtime := extract(epoch from until);
      votestotal := votestotal + votes;
      return;
    end if;
    select * into earlier from guard_repeat(p_uid, p_key, p_hash);
    if earlier.transfer is null then refusal := spend_refusal(o.status); return; end if;
  end if;
  refusal := earlier.refusal; transfer := earlier.transfer; coin := earlier.coin; level := earlier.level;
  guardid := earlier.guardid; type := earlier.type; endtime := earlier.endtime; guard_nums := guards_of(p_liveuid);
end $$;
