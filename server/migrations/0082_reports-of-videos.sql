-- Up Migration
alter table report_case add column video_id integer references video (id);
alter table sanction add column video_id integer references video (id);
alter table report_case drop constraint report_case_decision_check,
  add constraint report_case_decision_check check (decision in ('dismiss', 'warn', 'mute', 'ban', 'close', 'disable', 'remove'));
alter table sanction drop constraint sanction_act_check,
  add constraint sanction_act_check check (act in ('warn', 'mute', 'kick', 'close', 'ban', 'disable', 'remove')),
  add constraint sanction_video_check check (act <> 'remove' or video_id is not null);
-- One open case a video, and one a person and show beside them.
drop index report_case_open;
create unique index report_case_open on report_case (uid, coalesce(show_id, 0)) where decision is null and video_id is null;
create unique index report_case_video on report_case (video_id) where decision is null and video_id is not null;
