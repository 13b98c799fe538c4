-- Up Migration
-- A feed's sub-channels, agreed by every process: readers are spread over the first reader_channels of them, frames go to the first
-- frame_channels. Frames always reach further than readers are sent, so that nobody reads a channel before it is published to.
alter table show
  add column reader_channels integer not null default 1 check (reader_channels >= 1),
  add column frame_channels integer not null default 1,
  add column channels_at timestamptz not null default now(),
  add check (frame_channels >= reader_channels);
