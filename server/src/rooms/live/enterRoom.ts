import { Live, type RefusalOf, refuse } from '@nimbo/contract'
import { passwordMatches } from '../../people/identity/index.ts'
import { spendRefusal, walletOf } from '../../core/ledger/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Sql } from '../../platform/postgres.ts'
import { type LiveDeps, newEvent, roleOf } from '../../core/room/index.ts'
import { FOR_GOOD } from '../../people/sanction/index.ts'
import { isFollowing } from '../../people/user/index.ts'
import {
  admit,
  lockAdmission,
  lockTerms,
  type Member,
  showFor,
  type ShowForPerson,
  markPasswordKnown,
  mediaFor,
  realtimeFor,
} from '../../shows/admission/index.ts'
import { barrageFee } from '../barrage/index.ts'
import { USERLIST_SECONDS } from './createRoom.ts'
import { guardEnd } from '../../play/guard/index.ts'
import { firstGuest } from '../../shows/guest/index.ts'
import { listRooms } from '../../shows/roomList/index.ts'
import { lastMinute, startMinute } from '../../shows/minute/index.ts'
import { openPrivateOf } from '../../play/privateShow/index.ts'
import { hasOpenRed } from '../../play/receipt/index.ts'

type EnterRefusal = RefusalOf<typeof Live.enterRoom>
interface Asked {
  uid: number
  stream: string
  /** The terms whose password this person has just proved to know. */
  knownDoor: number | undefined
  /** The price they agreed to, if they say so. */
  price: number | undefined
}

export function enterRoom(deps: LiveDeps): Handler<typeof Live.enterRoom> {
  const { db, livekit, rooms, positionOf, wordFilter, config } = deps
  const tries = deps.limits('roomPassword')

  /** Before the transaction: comparing takes as long as a guess is meant to take. */
  async function provePassword(show: ShowForPerson, uid: number, password: string): Promise<number | undefined> {
    if (show.refusal !== 'WrongPassword') return undefined
    const key = `${uid}:${show.stream}`
    await tries.take(Live.enterRoom, key)
    if (!(await passwordMatches(show.passwordHash ?? undefined, password))) refuse(Live.enterRoom, 'WrongPassword')
    await tries.forget(key)
    return show.door
  }

  return async ({ uid, sessionId, language }, { liveuid, stream, password, type_val: price }) => {
    const before = await db.query((sql) => showFor(sql, stream, uid))
    if (before?.uid !== liveuid) refuse(Live.enterRoom, 'RoomEnded')
    const knownDoor = await provePassword(before, uid, password)
    const isAnchor = before.uid === uid
    // The media room may have timed out while the anchor was away.
    if (isAnchor && before.refusal === null) await livekit.openRoom(stream)

    // Refused outside the transaction: inside, what the ledger recorded of it would be rolled back.
    const member = await db.transaction((sql) => enter(sql, { uid, stream, knownDoor, price }, config.minuteSeconds))
    if (typeof member === 'string') refuse(Live.enterRoom, member)
    const { show, sender } = member
    const [card, following, wallet, guest, fee, guard, hasRed, privateShow] = await db.query((sql) =>
      Promise.all([
        listRooms(sql, { order: 'score', page: 1, stream }, config.livekit.publicUrl),
        isFollowing(sql, uid, liveuid),
        walletOf(sql, uid),
        firstGuest(sql, show.id),
        barrageFee(sql),
        guardEnd(sql, liveuid, uid),
        hasOpenRed(sql, show.id),
        openPrivateOf(sql, liveuid, uid),
      ]),
    )
    const position = await positionOf(show)
    if (!isAnchor) rooms.gather(show, newEvent('enter', { count: 1, sample: [sender] }))
    return {
      room: card[0]!,
      votestotal: position.snapshot.votestotal,
      coin: String(wallet.coins - wallet.coins_held),
      barrage_fee: fee,
      guard: { type: sender.guard_type, endtime: guard },
      guard_nums: position.snapshot.guard_nums,
      isred: hasRed ? 1 : 0,
      issuper: roleOf(sender.usertype) === 'super' ? 1 : 0,
      linkmic_uid: guest,
      private_id: Number(privateShow?.id ?? 0),
      userlist_time: USERLIST_SECONDS,
      chatserver: config.centrifugo.publicUrl,
      pull: config.livekit.publicUrl,
      nums: position.snapshot.nums,
      isattention: following ? 1 : 0,
      userlists: [],
      usertype: sender.usertype,
      ...mutedFields(member.mutedUntil),
      sender,
      sensitive_words: await wordFilter.hints(language),
      media: await mediaFor(deps, member, sessionId),
      realtime: await realtimeFor(deps, member, position),
      snapshot: position.snapshot,
    }
  }
}

/** `shutup_until` 0 with `shutup` 1: for good, or until the show ends. */
function mutedFields(until: number | null): { shutup: 0 | 1; shutup_until: number } {
  if (until === null) return { shutup: 0, shutup_until: 0 }
  return { shutup: 1, shutup_until: until === FOR_GOOD ? 0 : until }
}

/** The decision and its effect are one: under locks that whoever changes the terms, or keeps this person out, waits for. */
async function enter(sql: Sql, { uid, stream, knownDoor, price }: Asked, minuteSeconds: number): Promise<Member | EnterRefusal> {
  await lockAdmission(sql, uid)
  let show = await lockTerms(sql, stream, uid)
  if (show?.type === 1 && show.refusal === 'WrongPassword' && show.door === knownDoor) {
    await markPasswordKnown(sql, show.id, uid, show.door)
    show = await lockTerms(sql, stream, uid)
  }
  if (!show) return 'RoomEnded'
  if (show.type === 3 && show.uid !== uid && !show.feePaid && (show.refusal === null || show.refusal === 'NotPaid')) {
    const last = await lastMinute(sql, show.id, uid)
    const isRunning = last?.running === true && last.door === show.door
    if (!isRunning && price !== undefined && BigInt(price) !== show.price) return 'FeeChanged'
    const status = await startMinute(sql, show, uid, minuteSeconds)
    return status === 'ok' ? admit(sql, show, uid) : spendRefusal(status)
  }
  return show.refusal ?? admit(sql, show, uid)
}
