import { randomUUID } from 'node:crypto'
import type { LiveDeps } from './LiveDeps.ts'
import { endShow, type Show } from './show.store.ts'

/** Ends a show once: the state and the event that tells everybody are one transaction; the picture is cut after it. */
export async function endLive({ db, lanes, livekit, log }: LiveDeps, show: Show, reason: 'anchor' | 'lost'): Promise<void> {
  const ended = await db.tx(async (tx) => {
    const mine = await endShow(tx, show.id, reason)
    if (mine) await lanes.emit(tx, show.stream, { _method_: 'StartEndLive', action: 18, msgtype: 1, id: randomUUID(), reason })
    return mine
  })
  if (!ended) return
  await livekit
    .closeRoom(show.stream)
    .catch((e: unknown) => log.warn({ stream: show.stream, err: e }, 'the media room stays until it times out'))
}
