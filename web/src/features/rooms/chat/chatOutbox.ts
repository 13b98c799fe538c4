import { Live } from '@nimbo/contract'
import type { EventOf, Output } from '@nimbo/contract'
import { client } from '../../../lib/client.ts'
import { createOutbox } from '../../../lib/outbox/createOutbox.ts'
import type { RoomHandle } from '../../../room/feature.ts'
import { isRefusal } from '../../../room/room.queries.ts'

const RETRY_MS = 1000
/** A conversation goes on meanwhile: a line that nobody has heard by then is said to be lost, and may be sent again. */
const LOST_MS = 6000

interface OutgoingLine {
  event: EventOf<'chat'>
  room: RoomHandle
  onFailed: (error: unknown) => void
}
interface PendingLine extends OutgoingLine {
  /** The request id: a line is said once however often it is sent. */
  key: string
  lost: AbortSignal
}
let pending: readonly PendingLine[] = []
const drop = (one: PendingLine) => void (pending = pending.filter((other) => other !== one))

/** Kept by this page only: a line that was not delivered before a reload is not sent afterwards. */
const outbox = createOutbox<PendingLine, Output<typeof Live.sendMsg>>({
  list: () => pending,
  laneOf: ({ room }) => room.address.stream,
  parallel: Infinity,
  send: ({ key, event: { ct: content, reply }, room, lost }) =>
    client.call(Live.sendMsg, { ...room.address, content, reply: reply?.seq ?? 0, client_request_id: key }, { signal: lost }),
  retryAfter: (error, _tries, { lost }) => (isRefusal(error) || lost.aborted ? undefined : RETRY_MS),
  onAnswer(one, { message }) {
    drop(one)
    one.room.receive([{ name: 'chat', event: message }])
  },
  onOver(one, error) {
    drop(one)
    one.onFailed(error)
  },
})

export function submit(one: OutgoingLine): void {
  pending = [...pending, { ...one, key: one.event.mid, lost: AbortSignal.timeout(LOST_MS) }]
  outbox.flush()
}
