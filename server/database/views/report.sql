create or replace view read.report_case as
  select id, uid, show_id, video_id, reports, decision, decided_by, sanction
  from public.report_case;
comment on view read.report_case is 'report: every open report about one person in one show, or about one video';
