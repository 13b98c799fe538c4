-- Up Migration
-- Whether somebody was ever in an anchor's room is asked before a mute or kick; how many shows somebody had, by every page of theirs.
create index show_uid on show (uid, id desc);

-- Admins who were blocked, or blocked the anchor, before a block ended that.
delete from room_admin r where exists (
  select 1 from block b where b.uid = r.liveuid and b.touid = r.uid or b.uid = r.uid and b.touid = r.liveuid);
