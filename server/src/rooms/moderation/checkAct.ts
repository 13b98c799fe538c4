import type { AnyCall, RoomAct } from '@nimbo/contract'
import type { Limits } from '../../platform/limit.ts'
import type { Sql } from '../../platform/postgres.ts'
import { type Show, showByStream } from '../../shows/show/index.ts'
import { type ActRefusal, refusalFor } from '../../people/sanction/index.ts'
import { actorIn, type PersonInRoom, personIn, wasIn } from './room.store.ts'

export interface Pair {
  actor: PersonInRoom
  target: PersonInRoom
}

interface Between {
  uid: number
  liveuid: number
  touid: number
}

/** Two people in an anchor's room, or why one of them may not do this to the other. */
export async function checkAct(sql: Sql, act: RoomAct, { uid, liveuid, touid }: Between): Promise<Pair | ActRefusal | 'NoSuchPerson'> {
  const actor = await actorIn(sql, liveuid, uid)
  const target = await personIn(sql, liveuid, touid)
  if (!actor || !target) return 'NoSuchPerson'
  return refusalFor(act, actor, target) ?? { actor, target }
}

/** The same for a mute or kick, whoever makes it: with any account as its target it would be a way to send notices to strangers. */
export async function checkSanction(
  sql: Sql,
  act: 'mute' | 'kick',
  show: Pick<Show, 'id'>,
  between: Between,
): Promise<Pair | ActRefusal | 'NoSuchPerson' | 'NeverJoined'> {
  const pair = await checkAct(sql, act, between)
  return typeof pair === 'string' || (await wasIn(sql, between.liveuid, show.id, between.touid)) ? pair : 'NeverJoined'
}

/** Limits on a person's sanctions, of all others and of the same one. Before the transaction: Redis counts. */
export function createSanctionPace(limits: Limits, call: AnyCall): (uid: number, touid: number) => Promise<void> {
  const [all, ofOne] = [limits('moderation'), limits('moderationOfOne')]
  return async (uid, touid) => {
    await all.take(call, uid)
    await ofOne.take(call, `${uid}:${touid}`)
  }
}

/** The anchor's show by this name, if it is open. */
export async function openShow(sql: Sql, liveuid: number, stream: string): Promise<Show | undefined> {
  const show = await showByStream(sql, stream)
  return show?.uid === liveuid && show.state !== 'ended' ? show : undefined
}

/** Role of a sanction's maker: everybody who passed `checkAct` is one of these. */
export function issuerRole({ role }: PersonInRoom): 'admin' | 'anchor' | 'super' {
  if (role === 'viewer') throw new Error('a viewer makes no sanctions')
  return role
}
