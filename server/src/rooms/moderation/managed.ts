import type { Sender } from '@nimbo/contract'
import type { Show } from '../../shows/show/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import { isManager } from '../../people/sanction/index.ts'
import { openShow } from './checkAct.ts'
import { actorIn } from './room.store.ts'

/** An open show and the manager of its room, or why not. */
export async function managed(
  sql: Sql,
  uid: number,
  { liveuid, stream }: { liveuid: number; stream: string },
): Promise<{ show: Show; sender: Sender } | 'NoRight' | 'RoomEnded'> {
  const [person, show] = [await actorIn(sql, liveuid, uid), await openShow(sql, liveuid, stream)]
  if (!person || !isManager(person.role)) return 'NoRight'
  return show ? { show, sender: person.sender } : 'RoomEnded'
}

export async function isManagerOf(sql: Sql, liveuid: number, uid: number): Promise<boolean> {
  const person = await actorIn(sql, liveuid, uid)
  return person !== undefined && isManager(person.role)
}
