import { Moderation, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { type LiveDeps, deleteLines, newEvent, speakerOf } from '../../core/room/index.ts'
import { checkAct, openShow } from './checkAct.ts'

const { delMsg: call } = Moderation

/** A line, or everything a person said in this show until now. */
export function delMsg({ db, rooms }: LiveDeps): Handler<typeof call> {
  return async ({ uid }, { liveuid, stream, seq, touid }) =>
    db.transaction(async (sql) => {
      const show = (await openShow(sql, liveuid, stream)) ?? refuse(call, 'RoomEnded')
      const speaker = seq > 0 ? await speakerOf(sql, show.id, seq) : touid || undefined
      if (speaker === undefined) refuse(call, 'NoSuchMessage')
      const pair = await checkAct(sql, 'delMsg', { uid, liveuid, touid: speaker })
      if (typeof pair === 'string') refuse(call, pair === 'NoSuchPerson' ? 'NoSuchMessage' : pair)
      const deleted = await deleteLines(sql, { showId: show.id, uid: speaker, seq: seq > 0 ? seq : undefined, by: uid })
      const upto = deleted.at(-1)
      if (upto !== undefined) {
        const what = seq > 0 ? { seqs: [seq], touid: 0, upto: 0 } : { seqs: [], touid: speaker, upto }
        await rooms.publish(sql, stream, newEvent('linesDeleted', what))
      }
      return { deleted: deleted.length }
    })
}
