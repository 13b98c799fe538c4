-- Up Migration
-- A seat becomes a link: from asking or being invited to the end of it. Its row stays until the show ends, so that whoever comes too late
-- is told what became of it, and a connection that may still send is compared with it.
alter table guest_seat
  add column state text not null default 'on' check (state in ('none', 'requested', 'invited', 'accepted', 'on')),
  add column outcome text not null default ''
    check (outcome in ('', 'refused', 'cancelled', 'unanswered', 'busy', 'left', 'cut', 'silent', 'revoked')),
  -- Which of the person's connections to the media room sends.
  add column connection text not null default '',
  -- Until when an answer or a track is waited for.
  add column deadline timestamptz,
  add column changed_at timestamptz not null default now(),
  -- Ended by somebody who does not speak to rooms: the worker tells this one.
  add column untold boolean not null default false;
alter table guest_seat drop column seen_at;
alter table guest_seat add check ((state in ('none', 'on')) = (deadline is null)), add check ((state = 'none') = (outcome <> ''));
create index guest_seat_due on guest_seat (deadline) where deadline is not null;
create index guest_seat_untold on guest_seat (changed_at) where untold;

-- Whom an anchor lets ask to join on the mic. Without a row: everybody.
create table mic_setting (
  liveuid integer primary key references account (id),
  open boolean not null,
  level smallint not null check (level between 1 and 100)
);
