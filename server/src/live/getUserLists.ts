import { Live, refuse } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { roomChannel } from '../room/index.ts'
import { cardsOf, withoutBlocked } from '../user/index.ts'
import { memberOf } from './admission.store.ts'
import type { LiveDeps } from './LiveDeps.ts'

const PAGE_SIZE = 20

export function getUserLists({ db, centrifugo }: LiveDeps): Handler<typeof Live.getUserLists> {
  return async ({ uid, hasBlocks }, { liveuid, stream, p }) => {
    const member = await db.query((sql) => memberOf(sql, stream, uid))
    if (member?.show.uid !== liveuid) refuse(Live.getUserLists, 'NotAdmitted')
    if (member.show.state === 'ended') refuse(Live.getUserLists, 'RoomEnded')
    const [users = []] = await centrifugo.presentUsers([roomChannel(stream)])
    const present = users.filter((id) => id !== liveuid).toSorted((a, b) => a - b)
    const userlist = await db.query(async (sql) => {
      const shown = hasBlocks ? await withoutBlocked(sql, uid, present) : present
      return cardsOf(sql, shown.slice((p - 1) * PAGE_SIZE, p * PAGE_SIZE))
    })
    return { userlist, nums: present.length, votestotal: '0' }
  }
}
