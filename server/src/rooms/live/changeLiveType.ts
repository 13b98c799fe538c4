import { Live, refuse, refuseCommon, type RoomType } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Sql } from '../../platform/postgres.ts'
import { type LiveDeps, newEvent } from '../../core/room/index.ts'
import { hasTerms, parseTerms, priceText, lockShow, type RoomTerms, setTerms, type Show, showByStream } from '../../shows/show/index.ts'
import { cutMinutes } from '../../shows/minute/index.ts'
import { revokeRefused } from '../../shows/admission/index.ts'

const TRIES = 3

export function changeLiveType({ db, rooms, limits }: LiveDeps): Handler<typeof Live.changeLiveType> {
  const passwords = limits('roomPasswordChange')

  /** False when the terms changed since they were read. */
  async function change(sql: Sql, before: Show, terms: RoomTerms): Promise<boolean> {
    const show = await lockShow(sql, before.stream)
    if (show?.state === 'ended') refuse(Live.changeLiveType, 'RoomEnded')
    if (show?.door !== before.door) return false
    await cutMinutes(sql, show.id)
    await setTerms(sql, show.id, terms)
    // Before anybody is unsubscribed; whom that overtakes learns of the new terms at the door.
    await rooms.publish(sql, show.stream, newEvent('typeChanged', { type: terms.type, type_val: priceText(terms) }))
    await revokeRefused(sql, show)
    return true
  }

  /** Once it is known whose show it is: hashing a password is slow. */
  async function read(uid: number, type: RoomType, value: string): Promise<RoomTerms> {
    if (type === 1) await passwords.take(Live.changeLiveType, uid)
    const terms = await parseTerms(type, value)
    return typeof terms === 'string' ? refuse(Live.changeLiveType, terms) : terms
  }

  return async ({ uid }, { stream, type_val: value, ...input }) => {
    const type = input.type as RoomType
    let terms: RoomTerms | undefined
    for (let tries = 0; tries < TRIES; tries++) {
      const before = await db.query((sql) => showByStream(sql, stream))
      if (before?.uid !== uid) refuse(Live.changeLiveType, 'NotYours')
      terms ??= await read(uid, type, value)
      // Outside the transaction: comparing passwords takes long. The same request once more sends nobody to the door.
      const isSame = before.state !== 'ended' && (await hasTerms(before, type, value))
      const wanted = terms
      if (isSame || (await db.transaction((sql) => change(sql, before, wanted)))) return { type, type_val: priceText(terms) }
    }
    return refuseCommon(Live.changeLiveType, 'Busy')
  }
}
