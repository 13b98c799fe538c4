import { randomUUID } from 'node:crypto'
import { type Client, Linkmic, Livegame, Pk, PRIVATE_CONSENT, PrivateShow, taskOperations } from '@nimbo/contract'
import type { Room } from '../../bench/crowd.ts'
import { pick, randomInt } from '../random.ts'
import { PRIVATE_PRICE, unlessRefused } from './viewerActs.ts'

export interface Host {
  client: Client
  room: Room
}

/** Something a host does in their own room. */
export async function hostAct(host: Host, rival: Room): Promise<void> {
  const acts = [setGoal, endGoal, endGoal, answerMic, answerPrivate, answerPrivate, () => fight(host, rival), () => fight(host, rival)]
  await unlessRefused(async () => pick(acts)(host))
}

async function setGoal({ client }: Host): Promise<void> {
  const target = { title: 'A promise', need_coin: 10 * randomInt(3, 30), client_request_id: randomUUID() }
  await client.call(randomInt(2) === 0 ? Livegame.setLiveAnchorTask : Livegame.setWishingWell, target)
}

async function endGoal({ client, room: { liveuid } }: Host): Promise<void> {
  const isTask = randomInt(2) === 0
  const { list } = await client.call(isTask ? Livegame.getLiveAnchorTaskInfo : Livegame.getWishingWellList, { liveuid })
  const reached = list.find(({ state }) => state === 'reached')
  const open = list.find(({ state }) => state === 'open')
  if (reached) {
    const { goalid: id } = reached
    if (!isTask) await client.call(Livegame.sureWishingWellComplete, { id })
    else await client.call(Livegame.anchorTaskOperation, { id, type: randomInt(4) === 0 ? taskOperations.failed : taskOperations.done })
  } else if (open && randomInt(4) === 0) {
    const { goalid: id } = open
    if (isTask) await client.call(Livegame.anchorTaskOperation, { id, type: taskOperations.cancelled })
    else await client.call(Livegame.deleteWishingWell, { id })
  }
}

async function answerMic({ client, room }: Host): Promise<void> {
  const { list } = await client.call(Linkmic.getMicList, room)
  for (const { id: touid, state } of list) {
    if (state === 'requested') await client.call(Linkmic.answerMic, { ...room, touid, accept: randomInt(2) })
    if (state === 'accepted' || state === 'on') await client.call(Linkmic.cutMic, { ...room, touid })
  }
}

async function answerPrivate({ client, room }: Host): Promise<void> {
  const { performance } = await client.call(PrivateShow.getPrivatePerformance, { liveuid: room.liveuid })
  if (!performance) return
  const { id, state } = performance
  const terms = { id, ...room, need_coin_min: PRIVATE_PRICE, consent: PRIVATE_CONSENT }
  if (state === 'asked') await client.call(PrivateShow.dealPrivatePerformance, { ...terms, op: randomInt(1, 3) })
  else await client.call(PrivateShow.endPrivatePerformance, { id })
}

async function fight({ client, room }: Host, rival: Room): Promise<void> {
  const { pk } = await client.call(Pk.getBattle, { stream: room.stream })
  if (!pk) return void (await client.call(Pk.invite, { stream: room.stream, touid: rival.liveuid, minutes: 3 }))
  const command = { battle: pk.battle, version: pk.version }
  if (pk.state === 'invited') await client.call(Pk.answer, { ...command, accept: randomInt(5) === 0 ? 0 : 1 })
  if (pk.state === 'fight' && randomInt(8) === 0) await client.call(Pk.surrender, command)
  if (pk.state === 'punish') await client.call(Pk.waive, command)
}
