-- Up Migration
-- A line of chat is any event of the chat lane: its name, and the fields it has besides its text.
alter table message add column event text not null default 'chat' check (event <> ''), add column fields jsonb not null default '{}';
alter table message drop constraint message_content_check;
alter table message add constraint message_content_check check (length(content) <= 200 and (event <> 'chat' or content <> ''));

-- Who takes part in a show's picture beside its anchor, and with what. A guest's media token is only minted for a row here.
create table guest_seat (
  show_id bigint not null references show (id),
  uid integer not null references account (id),
  tracks text[] not null check (tracks <@ array['camera', 'microphone'] and cardinality(tracks) > 0),
  -- When the guest was given the seat or last found in the media room.
  seen_at timestamptz not null default now(),
  primary key (show_id, uid)
);
