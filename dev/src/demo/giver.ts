import { randomInt, randomUUID } from 'node:crypto'
import { Gifts, giftMarks, giftTypes, Guard } from '@nimbo/contract'
import type { SignedIn } from '../fixtures/person.ts'
import { pause } from './pause.ts'

interface Room {
  liveuid: number
  stream: string
}
const TAP_MS = 350
/** Guards get a gift of their own now and then; most of what is given is small. */
const SMALL_COINS = 100
const MONTH = 2

/** Stamps along a heart, in a phone's frame. */
const heart = Array.from({ length: 24 }, (_, n) => {
  const t = (n / 24) * 2 * Math.PI
  const [x, y] = [16 * Math.sin(t) ** 3, 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)]
  return { x: Math.round(180 + x * 7), y: Math.round(320 - y * 7) }
})

/** Gives something: mostly a small run, sometimes a large gift or a drawing. Whoever has no coins left gives nothing. */
export async function give({ client }: SignedIn, room: Room, stop: AbortSignal): Promise<void> {
  const { giftlist } = await client.call(Gifts.getGiftList, {})
  const dice = randomInt(20)
  if (dice === 0) return draw(client, room)
  const isLarge = dice === 1
  const fitting = giftlist.filter(
    ({ type, mark, needcoin }) =>
      type !== giftTypes.doodle && mark !== giftMarks.guards && Number(needcoin) > SMALL_COINS === isLarge && Number(needcoin) < 6_000,
  )
  const gift = fitting[randomInt(fitting.length)]
  const taps = isLarge ? 1 : randomInt(1, 9)
  if (!gift) return
  for (let tap = 0; tap < taps && !stop.aborted; tap++) {
    const sent = await client.call(Gifts.sendGift, { ...room, giftid: gift.id, client_request_id: randomUUID() }).catch(() => undefined)
    if (!sent) return
    await pause(TAP_MS, stop)
  }
}

async function draw(client: SignedIn['client'], room: Room): Promise<void> {
  const drawing = { giftid: 4, giftcount: heart.length, paintedPath: JSON.stringify(heart), paintedWidth: 360, paintedHeight: 640 }
  await client.call(Gifts.sendGift, { ...room, ...drawing, client_request_id: randomUUID() }).catch(() => undefined)
}

/** Becomes a guard unless they are one. */
export async function guard({ client }: SignedIn, room: Room): Promise<void> {
  const { mine } = await client.call(Guard.getList, { liveuid: room.liveuid })
  if (mine.guardid === 0)
    await client.call(Guard.buyGuard, { ...room, guardid: MONTH, client_request_id: randomUUID() }).catch(() => undefined)
}
