create or replace view read.sanction_appeal as
  select subject_id as sanction, id, state, created_at, decided_at, note from read.appeal where subject = 'sanction';
comment on view read.sanction_appeal is 'sanction: what became of the appeal against a sanction';

create or replace view read.certification_appeal as
  select subject_id as certification, state, decided_by from read.appeal where subject = 'certification';
comment on view read.certification_appeal is 'certification: what became of the appeal against a decision';

create or replace view read.sanctioned_video as select id, title from read.video;
comment on view read.sanctioned_video is 'sanction: a video that was removed';

create or replace view read.reported_video as select video_id, decision is null as is_open from read.report_case where video_id is not null;
comment on view read.reported_video is 'video: reports of a video that an operator has yet to decide, or has decided';
