-- One tick of a room: numbers the lines without holes and adds the hearts, all or nothing.
-- A line whose request id was said before keeps its first number and is not fresh. No row comes back from an ended show.
create or replace function commit_tick(
  p_show bigint, p_lights integer, p_uids integer[], p_request_ids uuid[], p_events text[], p_contents text[], p_fields jsonb[]
)
returns table (
  seq bigint, uid integer, request_id uuid, event text, content text, fields jsonb, created_at timestamptz, fresh boolean, lights bigint
)
language plpgsql as $$
#variable_conflict use_column
declare
  before bigint;
  after bigint;
  all_lights bigint;
begin
  select s.message_seq, s.lights + p_lights into before, all_lights from show s
    where s.id = p_show and s.state <> 'ended' for no key update;
  if not found then return; end if;

  insert into message (show_id, seq, uid, request_id, event, content, fields, created_at)
  select p_show, before + row_number() over (order by n.position), n.uid, n.request_id, n.event, n.content, n.fields, clock_timestamp()
  from (
    select distinct on (l.uid, l.request_id) l.*
    from unnest(p_uids, p_request_ids, p_events, p_contents, p_fields) with ordinality
      as l (uid, request_id, event, content, fields, position)
    where not exists (select 1 from message m where m.show_id = p_show and m.uid = l.uid and m.request_id = l.request_id)
    order by l.uid, l.request_id, l.position
  ) n;
  get diagnostics after = row_count;
  update show s set message_seq = before + after, lights = all_lights where s.id = p_show;

  return query
    select m.seq, m.uid, m.request_id, m.event, m.content, m.fields, m.created_at, m.seq > before, all_lights
    from (select distinct l.uid, l.request_id from unnest(p_uids, p_request_ids) as l (uid, request_id)) l
    join message m on m.show_id = p_show and m.uid = l.uid and m.request_id = l.request_id;
  if cardinality(p_uids) = 0 then
    return query select null::bigint, null::integer, null::uuid, null::text, null::text, null::jsonb, null::timestamptz, false, all_lights;
  end if;
end $$;

-- Wakes the consumer of the outbox; without it a row waits for the next poll.
create or replace function centrifugo_notify() returns trigger language plpgsql as $$
begin
  perform pg_notify('centrifugo_partition_change', new.partition::text);
  return new;
end $$;
create or replace trigger centrifugo_outbox_notify after insert on centrifugo_outbox for each row execute function centrifugo_notify();

-- Five at most. The anchor's rows are counted under a lock, so that a sixth is refused also when they come at once.
create or replace function set_room_admin(p_liveuid integer, p_uid integer, p_on boolean, out outcome text)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('room admins'), p_liveuid);
  outcome := 'ok';
  if not p_on then
    delete from room_admin r where r.liveuid = p_liveuid and r.uid = p_uid;
  elsif not exists (select from room_admin r where r.liveuid = p_liveuid and r.uid = p_uid) then
    if (select count(*) from room_admin r where r.liveuid = p_liveuid) >= 5 then outcome := 'full'; return; end if;
    insert into room_admin (liveuid, uid) values (p_liveuid, p_uid);
  end if;
end $$;
