import { ERASED_AT_ONCE as ROWS, type PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    videos: `select id, object, title, state, width, height, seconds, likes, views, created_at, removed_at from video where uid = $1 order by id`,
    videosLiked: `select l.video_id, v.uid, v.title from video_like l join video v on v.id = l.video_id where l.uid = $1 order by l.video_id`,
    videosWatched: `select day, video_id from video_view where uid = $1 order by day, video_id`,
  },
  erased: {
    many: [
      `with gone as (delete from video_like where ctid in (select ctid from video_like where uid = $1 limit ${ROWS}) returning video_id)
   update video v set likes = v.likes - g.n from (select video_id, count(*)::int as n from gone group by 1) g where v.id = g.video_id returning 1`,
      `delete from video_view where ctid in (select ctid from video_view where uid = $1 limit ${ROWS}) returning 1`,
    ],
    rest: [
      `update video set state = 'deleted', title = '' where uid = $1 and purged_at is null`,
      `select jobs.add('purgeVideo', json_build_object('id', id), interval '0', 'video:' || id) from video where uid = $1 and purged_at is null`,
    ],
  },
} as const satisfies PersonalData
