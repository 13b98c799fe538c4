-- Up Migration
-- Which run makes the copy: one that others took for killed says nothing any more.
alter table data_export add column claim uuid;

-- When its conversion was last begun: whoever had many begun lately waits for the others.
alter table video add column begun_at timestamptz;
create index video_begun on video (uid, begun_at) where begun_at is not null;
