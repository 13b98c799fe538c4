create or replace view read.show as
  select id, uid, stream, title, city, type, password_hash, price, door, landscape, class_id, thumb, state, opened_at, started_at, ended_at,
    end_reason, viewers, peak, people, lights, message_seq, reader_channels, frame_channels, channels_at, slow_seconds, pin, pin_uid, anchor_missing_since
  from public.show;
comment on view read.show is 'show: one broadcast from start to end';

create or replace view read.live_class as select id, position, names from public.live_class;
comment on view read.live_class is 'show: a class of rooms';

create or replace view read.show_audience as select show_id, minute, viewers from public.show_audience;
comment on view read.show_audience is 'show: the most viewers of a minute of a show';
