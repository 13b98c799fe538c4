import { Live, refusalOf } from '@nimbo/contract'
import type { EventOf, Output } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { client } from '../../lib/client.ts'
import { createOutbox } from '../../lib/outbox/createOutbox.ts'
import { refusalText } from '../../lib/refusalText.ts'
import { isRefusal } from '../../room/room.queries.ts'
import type { RoomHandle } from '../../room/feature.ts'
import { useRoom } from '../../room/useRoom.ts'
import { toast } from '../../ui/toast.ts'
import { chatKey, chatSlice, pendingChat } from './chat.state.ts'

const RETRY_MS = 1000
/** A conversation goes on meanwhile: a line that nobody has heard by then is said to be lost, and may be sent again. */
const LOST_MS = 6000

interface Saying {
  /** The request id: a line is said once however often it is sent. */
  key: string
  event: EventOf<'chat'>
  room: RoomHandle
  lost: AbortSignal
  onFailed: (error: unknown) => void
}
let saying: readonly Saying[] = []
const drop = (one: Saying) => void (saying = saying.filter((other) => other !== one))

/** Of this page only: a line that was not heard before a reload is not said any more. */
const outbox = createOutbox<Saying, Output<typeof Live.sendMsg>>({
  list: () => saying,
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

/** Saying something: the line stands at once, gets its number with the answer, and stays to be retried when none comes. */
export function useSay() {
  const { t } = useLingui()
  const room = useRoom()

  function sendFailed(e: unknown, key: string) {
    room.markLine(key, 'failed')
    const reason = refusalOf(e, Live.sendMsg)
    if (reason === 'SensitiveWord') toast.error(t`This message contains words that aren’t allowed`)
    else if (reason === 'Muted' || reason === 'TooSoon') toast.error(refusalText(e) ?? t`Something went wrong. Try again.`)
  }
  function send(event: EventOf<'chat'>) {
    const onFailed = (error: unknown) => sendFailed(error, chatKey(event))
    saying = [...saying, { key: event.mid, event, room, lost: AbortSignal.timeout(LOST_MS), onFailed }]
    outbox.flush()
  }
  function say(text: string) {
    const { usertype } = room.store.getState().core
    const event = pendingChat(crypto.randomUUID(), { ...room.entered.sender, usertype }, text, room.read(chatSlice).reply)
    room.update(chatSlice, (state) => ({ ...state, saidAt: Date.now(), reply: undefined }))
    room.addPendingLine({ key: chatKey(event), name: 'chat', event })
    send(event)
  }
  function retrySend(event: EventOf<'chat'>) {
    room.markLine(chatKey(event), 'pending')
    send(event)
  }
  return { say, retrySend }
}
