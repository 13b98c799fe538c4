create or replace view read.guest_room as select show_id from public.guest_seat where state in ('accepted', 'on');
comment on view read.guest_room is 'guest: a room that has somebody on the mic, once for each of them';

create or replace view read.guest_seat as select show_id, uid, state, outcome, changed_at from public.guest_seat;
comment on view read.guest_seat is 'guest: a person on the mic of a show';
