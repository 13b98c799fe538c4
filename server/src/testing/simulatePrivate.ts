import type { LiveKit, MediaPresence } from '../platform/livekit.ts'
import type { openLedger } from './openLedger.ts'

type Ledger = Pick<Awaited<ReturnType<typeof openLedger>>, 'owner'>

/** Moves everything of a private show so many seconds into the past: the database's clock decides, so it is the rows that move. */
export async function passPrivate({ owner }: Ledger, id: number, seconds: number): Promise<void> {
  const by = `make_interval(secs => ${seconds})`
  await owner.query(
    `update private_show set answer_by = answer_by - ${by}, accepted_at = accepted_at - ${by}, started_at = started_at - ${by},
       ended_at = ended_at - ${by}, looked_at = looked_at - ${by}, missing_since = missing_since - ${by}, settle_at = settle_at - ${by} where id = $1`,
    [id],
  )
  await owner.query(`update private_span set from_at = from_at - ${by}, to_at = to_at - ${by} where private_id = $1`, [id])
}

/** As if media had flowed on both sides for so many seconds before now. */
export async function flowPrivate({ owner }: Ledger, id: number, seconds: number): Promise<void> {
  await owner.query(`update private_span set from_at = to_at - make_interval(secs => ${seconds}) where private_id = $1`, [id])
}

/** LiveKit as it would be with these people in a private room, and nobody in others. */
export function livekitWith(livekit: LiveKit, id: number, present: readonly MediaPresence[]): LiveKit {
  const isIts = (room: string) => room.endsWith(`_${id}`)
  return {
    ...livekit,
    connections: async () => [],
    connection: async () => undefined,
    presence: async (room) => (isIts(room) ? [...present] : []),
    closeRoom: async () => undefined,
  }
}

export const sending = (uid: number, connection: string, picture = true): MediaPresence => ({ uid, role: 'anchor', connection, picture })
export const watching = (uid: number, connection: string): MediaPresence => ({ uid, role: 'viewer', connection, picture: false })
