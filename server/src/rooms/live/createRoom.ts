import { Live, refuse, type RoomType } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Sql } from '../../platform/postgres.ts'
import { isBanned, lockSanctions } from '../../people/sanction/index.ts'
import { coverObject, lockUsableImage } from '../../core/upload/index.ts'
import { accountById } from '../../people/user/index.ts'
import { barrageFee } from '../barrage/index.ts'
import { votesTotalOf } from '../../play/rank/index.ts'
import { guardsOf } from '../../play/guard/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { parseTerms, classExists, insertShow, openShowOf, replaceOpened } from '../../shows/show/index.ts'

/** Seconds between refreshes of the people list, for clients that poll. */
export const USERLIST_SECONDS = 60

async function refusalToOpen(sql: Sql, uid: number, classId: number): Promise<'Banned' | 'NotCertified' | 'NoSuchClass' | undefined> {
  if (await isBanned(sql, uid)) return 'Banned'
  if (!(await accountById(sql, uid))?.certified) return 'NotCertified'
  return (await classExists(sql, classId)) ? undefined : 'NoSuchClass'
}

/** Locked until the show has it: otherwise it could be deleted as unused meanwhile. */
async function isUsableCover(sql: Sql, uid: number, thumb: string): Promise<boolean> {
  const object = coverObject(thumb)
  return object === undefined ? thumb.startsWith('/covers/') : typeof (await lockUsableImage(sql, uid, object, 'cover')) !== 'string'
}

/** Asked again before the show has started, what is asked for now holds; one that is on is answered as it is. */
export function createRoom({ db, livekit, limits, wordFilter, config }: LiveDeps): Handler<typeof Live.createRoom> {
  const passwords = limits('roomPasswordChange')

  return async ({ uid, language }, input) => {
    // Before the password is hashed, which is slow, and once more under the lock.
    const early = await db.query((sql) => refusalToOpen(sql, uid, input.liveclassid))
    if (early) refuse(Live.createRoom, early)
    if (await wordFilter.find(input.title, input.city)) refuse(Live.createRoom, 'SensitiveWord')
    if (input.type === 1) await passwords.take(Live.createRoom, uid)
    const terms = await parseTerms(input.type as RoomType, input.type_val)
    if (typeof terms === 'string') refuse(Live.createRoom, terms)

    const show = await db.transaction(async (sql) => {
      await lockSanctions(sql, uid)
      const { title, city, thumb, liveclassid: classId } = input
      const refusal = await refusalToOpen(sql, uid, classId)
      if (refusal) refuse(Live.createRoom, refusal)
      if (!(await isUsableCover(sql, uid, thumb))) refuse(Live.createRoom, 'CoverNotReady')
      const wanted = { uid, title, city, terms, landscape: input.anyway === 1, classId, thumb }
      return (await insertShow(sql, wanted)) ?? (await replaceOpened(sql, wanted)) ?? (await openShowOf(sql, uid))
    })
    if (!show) throw new Error('a show ended between opening and reading it')
    await livekit.openRoom(show.stream)
    const [fee, votes, guards] = await db.query((sql) => Promise.all([barrageFee(sql), votesTotalOf(sql, uid), guardsOf(sql, uid)]))
    return {
      stream: show.stream,
      push: config.livekit.publicUrl,
      pull: config.livekit.publicUrl,
      thumb: show.thumb,
      votestotal: String(votes),
      barrage_fee: fee,
      userlist_time: USERLIST_SECONDS,
      chatserver: config.centrifugo.publicUrl,
      guard_nums: guards,
      sensitive_words: await wordFilter.hints(language),
    }
  }
}
