import { randomUUID } from 'node:crypto'
import { type AnyCall, type Client, Linkmic, Livegame, PRIVATE_CONSENT, PrivateShow, Red } from '@nimbo/contract'
import type { CrowdPerson, Room } from '../../bench/crowd.ts'
import { actOnce, type Done, untilAnswered } from '../gifts/acts.ts'
import { withOwnSeeds, pick, randomInt } from '../random.ts'

export const PRIVATE_PRICE = 20
const PRIVATE_MINUTES = 10

/** Answer to a person about a share of a red pack. */
export interface Taken {
  uid: number
  redid: number
  win: number
}
export interface Played {
  /** Everything with a key of its own. */
  done: Done[]
  taken: Taken[]
}

/** Something a viewer does in a room, sent until it is answered wherever coins move. */
export async function viewerAct(origin: string, person: CrowdPerson, room: Room, played: Played): Promise<void> {
  const send = async (call: AnyCall, fields: object) => {
    const answer = await untilAnswered(origin, person, call, { ...room, ...fields })
    played.done.push(answer)
    return answer
  }
  const dice = randomInt(100)
  if (dice < 45) return void played.done.push(...(await actOnce(origin, person, room)))
  if (dice < 52) return void (await send(Red.sendRed, { type: randomInt(2), coin: randomInt(10, 50), nums: randomInt(1, 10) }))
  if (dice < 72) return take(origin, person, room, played.taken)
  if (dice < 88) {
    const id = await goalToTip(person, room)
    return void (id && (await send(Livegame.giveATip, { id, coin: 10 * randomInt(1, 6) })))
  }
  if (dice < 94) return onMic(person, room)
  const minutes = { need_coin_min: PRIVATE_PRICE, minutes: PRIVATE_MINUTES, consent: PRIVATE_CONSENT }
  const { code, info } = await send(PrivateShow.reqPrivatePerformance, minutes)
  if (code !== 0 || randomInt(2) === 0) return
  const { performance } = info as { performance: { id: number } }
  await unlessRefused(() => person.call(PrivateShow.endPrivatePerformance, { id: performance.id }))
}

/** Refusals are answers, and whoever has no answer because a process was killed does something else next. */
export const unlessRefused = <T>(work: () => Promise<T>): Promise<T | undefined> => work().catch(() => undefined)

async function take(origin: string, person: CrowdPerson, room: Room, taken: Taken[]): Promise<void> {
  const packs = (await unlessRefused(() => person.call(Red.getRedList, { stream: room.stream }))) ?? []
  const pack = packs[randomInt(packs.length || 1)]
  if (!pack) return
  const answers = await Promise.all(
    withOwnSeeds(randomInt(1, 4), () => untilAnswered(origin, person, Red.robRed, { stream: room.stream, redid: pack.id })),
  )
  for (const { code, info } of answers)
    if (code === 0) taken.push({ uid: person.uid, redid: pack.id, win: Number((info as { win: string }).win) })
}

async function goalToTip(person: Client, { liveuid }: Room): Promise<number | undefined> {
  const call = randomInt(2) === 0 ? Livegame.getLiveAnchorTaskInfo : Livegame.getWishingWellList
  const goals = (await unlessRefused(() => person.call(call, { liveuid })))?.list.filter(({ state }) => state === 'open') ?? []
  return goals[randomInt(goals.length || 1)]?.goalid
}

async function onMic(person: CrowdPerson, room: Room): Promise<void> {
  const connection = randomUUID().slice(0, 8)
  await unlessRefused(() => person.call(Linkmic.askMic, { ...room, connection, isvideo: 1 }))
  const undo = [
    () => person.call(Linkmic.cancelMic, { ...room, touid: person.uid }),
    () => person.call(Linkmic.leaveMic, room),
    () => person.call(Linkmic.answerMic, { ...room, touid: person.uid, accept: 1, connection }),
  ]
  await unlessRefused(pick(undo))
}
