-- Up Migration
-- A line of chat is any event of the chat lane: its name, and the fields it has besides its text.
alter table message add column event text not null default 'chat' check (event <> ''), add column fields jsonb not null default '{}';
alter table message drop constraint message_content_check;
alter table message add constraint message_content_check check (length(content) <= 200 and (event <> 'chat' or content <> ''));

-- One tick of a room: numbers the lines without holes and adds the hearts, all or nothing.
-- A line whose request id was said before keeps its first number and is not fresh. No row comes back from an ended show.
drop function commit_tick(bigint, integer, integer[], uuid[], text[]);
create function commit_tick(
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
revoke execute on function commit_tick from public;
grant execute on function commit_tick to nimbo_app;

-- Who takes part in a show's picture beside its anchor, and with what. A guest's media token is only minted for a row here.
create table guest_seat (
  show_id bigint not null references show (id),
  uid integer not null references account (id),
  tracks text[] not null check (tracks <@ array['camera', 'microphone'] and cardinality(tracks) > 0),
  -- When the guest was given the seat or last found in the media room.
  seen_at timestamptz not null default now(),
  primary key (show_id, uid)
);
grant select, insert, update, delete on guest_seat to nimbo_app;
