import { Live, refuse, type RoomType } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { isBanned, lockSanctions } from '../sanction/index.ts'
import { accountById } from '../user/index.ts'
import { barrageFee } from './barrage.store.ts'
import type { LiveDeps } from './LiveDeps.ts'
import { parseTerms } from './roomTerms.ts'
import { classExists, insertShow, openShowOf } from './show.store.ts'

/** Seconds between refreshes of the people list, for clients that poll. */
export const USERLIST_SECONDS = 60

export function createRoom({ db, livekit, wordFilter, config }: LiveDeps): Handler<typeof Live.createRoom> {
  return async ({ uid, language }, input) => {
    const terms = await parseTerms(input.type as RoomType, input.type_val)
    if (typeof terms === 'string') refuse(Live.createRoom, terms)
    if (await wordFilter.find(input.title, input.city)) refuse(Live.createRoom, 'SensitiveWord')

    const show = await db.transaction(async (sql) => {
      await lockSanctions(sql, uid)
      if (await isBanned(sql, uid)) refuse(Live.createRoom, 'Banned')
      if (!(await accountById(sql, uid))?.certified) refuse(Live.createRoom, 'NotCertified')
      if (!(await classExists(sql, input.liveclassid))) refuse(Live.createRoom, 'NoSuchClass')
      const { title, city, thumb, liveclassid: classId } = input
      const opened = await insertShow(sql, { uid, title, city, terms, landscape: input.anyway === 1, classId, thumb })
      return opened ?? (await openShowOf(sql, uid))
    })
    if (!show) throw new Error('a show ended between opening and reading it')
    await livekit.openRoom(show.stream)
    const fee = await db.query(barrageFee)
    return {
      stream: show.stream,
      push: config.livekit.publicUrl,
      pull: config.livekit.publicUrl,
      thumb: show.thumb,
      votestotal: '0',
      barrage_fee: fee,
      userlist_time: USERLIST_SECONDS,
      chatserver: config.centrifugo.publicUrl,
      guard_nums: 0,
      sensitive_words: await wordFilter.hints(language),
    }
  }
}
