import type { EventOf } from '@nimbo/contract'
import { shownCount } from '../../../room/lines.ts'
import type { LineBuffer } from '../../../room/lines.ts'

/** More than this in one breath is told as a number. */
const MAX_SPOKEN = 2

export type Spoken = { lines: readonly EventOf<'chat'>[] } | { count: number }

/** Announcement of the lines since the last one: a quiet room is read out, a busy one is counted. Undefined: nothing is new. */
export function spokenOf({ items, ...counts }: LineBuffer, before: number, me: number, blocked: ReadonlySet<number>): Spoken | undefined {
  const count = shownCount(counts) - before
  if (count <= 0) return undefined
  if (count > MAX_SPOKEN) return { count }
  const said = items.flatMap(({ name, status, event }) => (name === 'chat' && status === 'sent' ? [event as EventOf<'chat'>] : []))
  const lines = said.filter(({ uid }) => !blocked.has(uid)).slice(-count)
  const others = lines.filter(({ uid }) => uid !== me)
  return others.length === 0 ? undefined : { lines: others }
}
