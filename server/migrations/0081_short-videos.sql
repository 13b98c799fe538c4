-- Up Migration
-- Files of kind `video` are uploaded, too; which kinds there are is said by the contract, and each has a feature that takes it.
alter table upload drop constraint if exists upload_kind_check;

-- A short video from its upload on. The row stays when its files go: cases and sanctions point at it.
create table video (
  id integer generated always as identity primary key,
  uid integer not null references account (id),
  -- Names its files, in quarantine and converted.
  object uuid not null unique,
  title text not null check (length(title) <= 100),
  -- The frame for the cover in milliseconds; -1: any.
  cover integer not null default -1,
  state text not null default 'waiting' check (state in ('waiting', 'converting', 'ready', 'refused', 'removed', 'deleted')),
  fault text not null default '',
  progress smallint not null default 0 check (progress between 0 and 100),
  -- Which run of the conversion has it. While the time is not over nobody else takes it, and its files are not deleted.
  claim uuid,
  claimed_until timestamptz not null default '-infinity',
  -- Runs that were never heard of again.
  lost smallint not null default 0,
  width smallint not null default 0,
  height smallint not null default 0,
  seconds smallint not null default 0,
  has_captions boolean not null default false,
  likes integer not null default 0 check (likes >= 0),
  views integer not null default 0 check (views >= 0),
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  -- When its files were deleted.
  purged_at timestamptz,
  check ((state = 'converting') <= (claim is not null))
) with (fillfactor = 70);
create index video_person on video (uid, id desc) where state <> 'deleted';
create index video_ready on video (id desc) where state = 'ready';
create index video_queue on video (id) where state in ('waiting', 'converting');
create index video_unpurged on video (id) where state in ('deleted', 'removed') and purged_at is null;

create table video_like (
  video_id integer not null references video (id),
  uid integer not null references account (id),
  primary key (video_id, uid)
);
create index video_like_uid on video_like (uid);

-- Who was counted today. The count itself is in the video: rows of days that are over go.
create table video_view (
  day date not null,
  video_id integer not null references video (id),
  uid integer not null references account (id),
  primary key (day, video_id, uid)
);
create index video_view_video on video_view (video_id);
create index video_view_uid on video_view (uid);
