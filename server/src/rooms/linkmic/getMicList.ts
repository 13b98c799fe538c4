import { hasSeat, Linkmic, refuse } from '@nimbo/contract'
import { linkOf, linksOf } from '../../shows/guest/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { memberOf } from '../../shows/admission/index.ts'
import { isManagerOf } from '../moderation/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { cardsOf } from '../../people/user/index.ts'
import { linkOut } from './link.ts'
import { micSetting } from './setting.store.ts'

export function getMicList({ db }: LiveDeps): Handler<typeof Linkmic.getMicList> {
  return async ({ uid }, { liveuid, stream }) =>
    db.query(async (sql) => {
      const member = await memberOf(sql, stream, uid)
      if (!member) refuse(Linkmic.getMicList, 'NotAdmitted')
      if (member.show.uid !== liveuid || member.show.state === 'ended') refuse(Linkmic.getMicList, 'RoomEnded')
      const managing = await isManagerOf(sql, liveuid, uid)
      const links = (await linksOf(sql, member.show.id)).filter(({ state, left }) => hasSeat(state) || (managing && left > 0))
      const cards = new Map(
        (
          await cardsOf(
            sql,
            links.map((link) => link.uid),
          )
        ).map((card) => [card.id, card]),
      )
      const list = links.flatMap((link) => {
        const card = cards.get(link.uid)
        return card ? [{ ...card, ...linkOut(link) }] : []
      })
      return { ...(await micSetting(sql, liveuid)), list, mine: linkOut(await linkOf(sql, member.show.id, uid)) }
    })
}
