-- Views of what a folder has to know of features that stand on it. The folder that reads one owns it and says its columns; which features
-- it consists of is said here, where no folder is. The features publish their parts.

create or replace view read.room_occupancy as
  select show_id, 'battle' as what, 0::bigint as private_show from read.battle_room
  union all select show_id, 'privateShow', id from read.private_room
  union all select show_id, 'guests', 0 from read.guest_room;
comment on view read.room_occupancy is 'admission: what takes up an anchor or the picture of a room';

create or replace view read.rival_admission as select uid, battle, show_id from read.battle_rival;
comment on view read.rival_admission is 'admission: an anchor who may be in the media room of another one';

create or replace view read.room_guard as select liveuid, uid, type from read.guard where ends_at > now();
comment on view read.room_guard is 'room: who guards an anchor now';

create or replace view read.show_visit as select show_id, uid, first_at from read.visit;
comment on view read.show_visit is 'show: who came into a show';

create or replace view read.spoken_line as
  select show_id, uid, seq, content, created_at, false as is_barrage from read.message
  union all select show_id, uid, seq, content, created_at, true from read.barrage;
comment on view read.spoken_line is 'sanction: what somebody said in a show, in the chat or across the picture';
