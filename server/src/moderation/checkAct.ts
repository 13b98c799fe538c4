import type { RoomAct } from '@nimbo/contract'
import type { Sql } from '../platform/postgres.ts'
import { type Show, showByStream } from '../live/index.ts'
import { type ActRefusal, refusalFor } from '../sanction/index.ts'
import { type PersonInRoom, personIn } from './room.store.ts'

export interface Pair {
  actor: PersonInRoom
  target: PersonInRoom
}

/** Two people in an anchor's room, or why one of them may not do this to the other. */
export async function checkAct(
  sql: Sql,
  act: RoomAct,
  { uid, liveuid, touid }: { uid: number; liveuid: number; touid: number },
): Promise<Pair | ActRefusal | 'NoSuchPerson'> {
  const actor = await personIn(sql, liveuid, uid)
  const target = await personIn(sql, liveuid, touid)
  if (!actor || !target) return 'NoSuchPerson'
  return refusalFor(act, actor, target) ?? { actor, target }
}

/** The anchor's show by this name, if it is open. */
export async function openShow(sql: Sql, liveuid: number, stream: string): Promise<Show | undefined> {
  const show = await showByStream(sql, stream)
  return show?.uid === liveuid && show.state !== 'ended' ? show : undefined
}

/** Of a sanction: everybody who passed `checkAct` is one of these. */
export function makerRole({ role }: PersonInRoom): 'admin' | 'anchor' | 'super' {
  if (role === 'viewer') throw new Error('a viewer makes no sanctions')
  return role
}
