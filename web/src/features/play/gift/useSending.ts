import { useStore } from 'zustand'
import { useSession } from '../../../lib/session.ts'
import { queryClient } from '../../../lib/queryClient.ts'
import type { RoomHandle } from '../../../room/feature.ts'
import { isRefusal } from '../../../room/room.queries.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { noteCoin, notePaid, noteSpent } from '../../../room/wallet.queries.ts'
import { giftListQuery, giftOutcome, pendingGifts, sendGift } from './gift.queries.ts'
import type { GiftAnswer, PendingGift } from './gift.queries.ts'
import { showLevelUp } from './LevelUp.tsx'
import { createSending, type Sending, type SendingState } from './sending.ts'

const known = new WeakMap<RoomHandle, Sending>()

/** The gifts this person sends in a room. They go on being sent when the sheet is closed. */
export function sendingOf(room: RoomHandle): Sending {
  const { uid } = useSession.getState()
  const sending =
    known.get(room) ??
    createSending({
      uid,
      stream: room.address.stream,
      pending: pendingGifts,
      send: sendGift,
      outcome: giftOutcome,
      isRefusal,
      onAnswer: (answer, gift) => noteAnswer(room, uid, answer, gift),
    })
  if (!known.has(room)) void sending.resume()
  known.set(room, sending)
  return sending
}

const levels = new WeakMap<RoomHandle, number>()

function noteAnswer(room: RoomHandle, uid: number, { coin, spent_today, level, nums }: GiftAnswer, { giftid, ispack }: PendingGift) {
  noteCoin(uid, coin)
  noteSpent(uid, spent_today)
  notePaid(room.address.stream)
  queryClient.setQueryData(giftListQuery(uid).queryKey, (list) => {
    if (!list) return undefined
    const proplist = list.proplist.map((one) => (ispack === 1 && one.id === giftid ? { ...one, nums } : one)).filter((one) => one.nums > 0)
    return { ...list, coin, proplist }
  })
  const before = levels.get(room) ?? room.entered.sender.level
  levels.set(room, Math.max(before, level))
  if (level > before) showLevelUp(room, level)
}

export function useSending<T>(select: (state: SendingState) => T): T {
  return useStore(sendingOf(useRoom()).store, select)
}
