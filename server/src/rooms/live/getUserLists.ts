import { Live, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { type LiveDeps, roomChannel } from '../../core/room/index.ts'
import { withoutBlocked } from '../../people/user/index.ts'
import { memberOf } from '../../shows/admission/index.ts'
import { audienceOf, votesTotalOf } from '../../play/rank/index.ts'

const PAGE_SIZE = 20

export function getUserLists({ db, centrifugo }: LiveDeps): Handler<typeof Live.getUserLists> {
  return async ({ uid, hasBlocks }, { liveuid, stream, p }) => {
    const member = await db.query((sql) => memberOf(sql, stream, uid))
    if (member?.show.uid !== liveuid) refuse(Live.getUserLists, 'NotAdmitted')
    if (member.show.state === 'ended') refuse(Live.getUserLists, 'RoomEnded')
    const [users = []] = await centrifugo.presentUsers([roomChannel(stream)])
    const present = users.filter((id) => id !== liveuid)
    const [userlist, votestotal] = await db.query(async (sql) => {
      const shown = hasBlocks ? await withoutBlocked(sql, uid, present) : present
      const page = { limit: PAGE_SIZE, offset: (p - 1) * PAGE_SIZE }
      return Promise.all([audienceOf(sql, member.show, shown, page), votesTotalOf(sql, liveuid)])
    })
    return { userlist, nums: present.length, votestotal: String(votestotal) }
  }
}
