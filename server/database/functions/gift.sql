-- Who may get a gift of somebody in a show: its anchor, and guests on the mic, unless one of the two has blocked the other.
create or replace function is_gift_receiver(p_show bigint, p_liveuid integer, p_giver integer, p_uid integer) returns boolean language sql stable as $$
  select p_uid = p_liveuid or exists (select from read.guest_seat s where s.show_id = p_show and s.uid = p_uid and s.state = 'on')
    and not exists (select from read.block b where (b.uid, b.touid) in ((p_giver, p_uid), (p_uid, p_giver)))
$$;

-- Why somebody who was let into a show may not spend in it now; null when they may. In plpgsql, whose plans are kept: every gift asks.
create or replace function spender_refusal(p_show bigint, p_uid integer) returns text language plpgsql stable as $$
begin
  return (select case when v.revoked_at is not null then 'NotAdmitted' when s.state <> 'live' then 'RoomEnded' end
    from read.visit v join read.show s on s.id = v.show_id where v.show_id = p_show and v.uid = p_uid);
end $$;

-- Percent of a spend that reaches its receivers as votes. A kind of gift without a share of its own has that of all gifts.
create or replace function share_of(p_kind text, p_gift_kind text) returns integer language sql stable as $$
  select coalesce((select s.percent from read.anchor_share s where s.kind = p_kind and s.gift_kind in ('', p_gift_kind)
    order by s.gift_kind desc limit 1), 0)
$$;

-- Texts of an event by what clients call its languages; `ct` is simplified Chinese.
create or replace function event_words(p_names jsonb) returns jsonb language sql immutable as $$
  select jsonb_object_agg(case n.key when 'zh-cn' then 'ct' else 'ct_' || n.key end, n.value) from jsonb_each_text(p_names) n
$$;

-- An event of a room for the ledger to emit, under the head and channel the server gave for it.
create or replace function outbox_event(p_envelope jsonb, p_fields jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_array(jsonb_build_object('method', 'publish', 'partition', p_envelope -> 'partition', 'payload', jsonb_build_object(
    'channel', p_envelope -> 'channel', 'idempotency_key', p_envelope -> 'head' -> 'id', 'data', (p_envelope -> 'head') || p_fields)))
$$;

-- Why the ledger did not spend, as calls name it; null when it did.
create or replace function spend_refusal(p_status text) returns text language sql immutable
  return case p_status when 'ok' then null when 'insufficient' then 'InsufficientBalance' when 'limit' then 'OverLimit'
    when 'excluded' then 'SpendingPaused' when 'frozen' then 'Frozen' when 'mismatch' then 'IdempotencyConflict'
    when 'no_receiver' then 'NoSuchReceiver' when 'no_item' then 'NoSuchGift' else p_status end;

create or replace function gift_ref(p_stream text, p_gift smallint, p_count integer, p_to integer[]) returns text language sql immutable
  return 'gift:' || p_stream || ':' || p_gift || ':' || p_count || coalesce(':' || array_to_string(p_to, ','), '');

-- What a gift under this key was answered. `transfer` is null when the key is new.
create or replace function gift_repeat(
  p_uid integer, p_key uuid, p_hash bytea, p_op smallint,
  out refusal text, out transfer bigint, out combo uuid, out combocount integer, out coin bigint, out nums bigint, out level integer, out spent_today bigint
) language plpgsql stable as $$
declare t ledger.transfer; a ledger.account;
begin
  select * into t from ledger.transfer x where x.owner = p_uid and x.key = p_key;
  if not found then return; end if;
  select * into a from ledger.account where id = ledger.wallet(p_uid, 1);
  transfer := t.id;
  refusal := case when t.hash <> p_hash or t.op <> p_op then 'IdempotencyConflict'
    when t.op = 51 and t.reason = 'insufficient' then 'BackpackShort' else public.spend_refusal(coalesce(t.reason, 'ok')) end;
  combo := t.combo;
  combocount := case when t.state = 1 and t.op in (1, 51) then split_part(t.ref, ':', 4)::int else 0 end;
  coin := case when t.op = 1 then t.balance else a.balance end - a.held;
  nums := case when t.op = 51 then t.balance else 0 end;
  level := (select greatest(p.level, public.level_of('user', a.spent_total)) from read.account p where p.id = p_uid);
  spent_today := ledger.spent_today(a);
end $$;

-- Sends a gift: everything that decides it, the run it belongs to, the ledger's transfer and the room's event, in one round trip. The
-- caller has selected the giver's admission (`p_member` is null without one). What is refused here, before the ledger, is not stored
-- under the key and may be tried again.
-- The giver's wallet is locked before the run is read: two servers that send for one person take turns, and agree on its count. That
-- may take a while: whether the giver and the receivers are still in the show is asked after it.
create or replace function send_gift(
  p_uid integer, p_key uuid, p_hash bytea, p_show bigint, p_state text, p_liveuid integer, p_stream text, p_member jsonb,
  p_gift smallint, p_count integer, p_packed boolean, p_to integer[], p_price integer, p_combo_seconds integer, p_fewest_stamps integer,
  p_doodle jsonb, p_envelope jsonb,
  out refusal text, out transfer bigint, out combo uuid, out combocount integer, out coin bigint, out nums bigint, out level integer, out spent_today bigint
) language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_variable
declare
  g gift; a ledger.account; run combo; o ledger.outcome; earlier record; to_uids integer[]; legs jsonb; spread integer; coins bigint := 0; votes bigint; moment timestamptz;
  op smallint := case when p_packed then 51 else 1 end;
  -- A lookup alone: what a repeat is answered is worked out only for one.
  fresh boolean := not exists (select from ledger.transfer t where t.owner = p_uid and t.key = p_key);
begin
  if fresh then
    if p_member is null then refusal := 'NotAdmitted'; return; end if;
    if p_state <> 'live' then refusal := 'RoomEnded'; return; end if;
    to_uids := case when cardinality(p_to) = 0 then array[p_liveuid] else array(select distinct u from unnest(p_to) u order by u) end;
    if p_uid = any (to_uids) then refusal := 'Yourself'; return; end if;
    select * into g from gift x where x.id = p_gift;
    if not found or not (p_packed or g.retired_at is null and coalesce(g.from_at <= now(), true) and coalesce(now() < g.until_at, true)) then
      refusal := 'NoSuchGift'; return;
    end if;
    if g.mark = 2 and (p_member ->> 'guard_type')::int = 0 then refusal := 'GuardsOnly'; return; end if;
    if g.type = 3 and (jsonb_array_length(p_doodle -> 'paintedPath') < p_fewest_stamps or jsonb_array_length(p_doodle -> 'paintedPath') <> p_count) then
      refusal := 'TooFewStamps'; return;
    end if;
    if not p_packed and p_price <> g.price then refusal := 'FeeChanged'; return; end if;

    select * into a from ledger.account where id = ledger.wallet(p_uid, 1) for no key update;
    refusal := spender_refusal(p_show, p_uid);
    if refusal is null and to_uids <> array[p_liveuid]
      and exists (select from unnest(to_uids) u where not is_gift_receiver(p_show, p_liveuid, p_uid, u)) then
      refusal := 'NoSuchReceiver';
    end if;
    -- The wallet may have been held by this very request, sent twice: its answer stands.
    if refusal is not null then
      fresh := false;
      if not exists (select from ledger.transfer t where t.owner = p_uid and t.key = p_key) then return; end if;
    end if;
  end if;
  if fresh then
    moment := clock_timestamp();
    select * into run from combo c where c.uid = p_uid and c.show_id = p_show and c.gift = p_gift and c.packed = p_packed
      and c.receivers = to_uids and c.at > moment - make_interval(secs => p_combo_seconds);
    combo := coalesce(run.combo, gen_random_uuid());
    combocount := coalesce(run.count, 0) + p_count;
    spread := p_count * cardinality(to_uids);
    if p_packed then
      votes := (select k.votes from ledger.item_kind k where k.id = p_gift) * p_count;
    else
      coins := g.price::bigint * spread;
      votes := g.price::bigint * p_count * share_of('gift', case g.type when 1 then 'deluxe' when 3 then 'doodle' else 'normal' end) / 100;
    end if;
    level := (select greatest(p.level, level_of('user', a.spent_total + coins)) from read.account p where p.id = p_uid);
    legs := case when cardinality(to_uids) = 1 then jsonb_build_array(jsonb_build_array(to_uids[1], votes::text))
      else (select jsonb_agg(jsonb_build_array(u, votes::text)) from unnest(to_uids) u) end;
    -- Concatenation keeps what comes last: the level this gift has reached.
    p_envelope := outbox_event(p_envelope, p_member || event_words(g.names) || (case when g.type = 3 then p_doodle else
        '{"paintedPath": [], "paintedWidth": 0, "paintedHeight": 0}'::jsonb end) || jsonb_build_object(
      'level', level, 'swf', g.effect, 'swftype', g.effect_kind, 'swftime', g.effect_seconds, 'giftid', g.id, 'type', g.type, 'gifticon', g.icon,
      'giftcount', p_count, 'totalcoin', coins::text, 'combo', combo, 'combocount', combocount, 'touids', to_jsonb(to_uids),
      'votestotal', (coalesce((select r.amount from read.ranking r where r.kind = 'profit' and r.scope = 'total' and r.period = 0 and r.uid = p_liveuid), 0)
        + case when p_liveuid = any (to_uids) then votes else 0 end)::text,
      'ispack', p_packed::int, 'at', floor(extract(epoch from moment) * 1000)));
    if p_packed then
      o := ledger.spend_item(p_uid, p_key, p_hash, op, p_gift, spread, legs,
        gift_ref(p_stream, p_gift, combocount, nullif(to_uids, array[p_liveuid])), p_envelope, combo);
    else
      o := ledger.spend(p_uid, p_key, p_hash, op, coins, legs,
        gift_ref(p_stream, p_gift, combocount, nullif(to_uids, array[p_liveuid])), p_envelope, spread, combo);
    end if;
    if not o.replayed and o.status = 'ok' then
      insert into combo as c (uid, show_id, gift, packed, receivers, combo, count, at)
        values (p_uid, p_show, p_gift, p_packed, to_uids, combo, combocount, moment)
        on conflict (uid) do update set show_id = excluded.show_id, gift = excluded.gift, packed = excluded.packed,
          receivers = excluded.receivers, combo = excluded.combo, count = excluded.count, at = excluded.at;
      transfer := o.transfer;
      coin := case when p_packed then a.balance else o.balance end - a.held;
      nums := case when p_packed then o.balance else 0 end;
      spent_today := ledger.spent_today(a) + coins;
      return;
    end if;
    if o.transfer is null then refusal := spend_refusal(o.status); return; end if;
  end if;
  -- Sent before, or a moment ago under the same key, or refused by the ledger, which has stored that.
  select * into earlier from gift_repeat(p_uid, p_key, p_hash, op);
  refusal := earlier.refusal; transfer := earlier.transfer; combo := earlier.combo; combocount := earlier.combocount;
  coin := earlier.coin; nums := earlier.nums; level := earlier.level; spent_today := earlier.spent_today;
end $$;
