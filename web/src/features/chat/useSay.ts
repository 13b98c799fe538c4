import { Live, refusalOf } from '@nimbo/contract'
import type { EventOf } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { client } from '../../lib/client.ts'
import { refusalText } from '../../lib/refusalText.ts'
import { isRefusal } from '../../room/room.queries.ts'
import type { RoomAddress } from '../../room/room.queries.ts'
import { useRoom } from '../../room/useRoom.ts'
import { toast } from '../../ui/toast.ts'
import { chatKey, chatSlice, pendingChat } from './chat.state.ts'

const RETRY_MS = 1000
/** A conversation goes on meanwhile: a line that nobody has heard by then is said to be lost, and may be sent again. */
const LOST_MS = 6000
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** The same request id says a line once however often it is sent, so silence is simply tried again, for some seconds. */
async function sendUntilAnswered(room: RoomAddress, { ct: content, mid, reply }: EventOf<'chat'>) {
  const lost = new AbortController()
  const timer = setTimeout(() => lost.abort(), LOST_MS)
  try {
    for (;;) {
      try {
        return await client.call(
          Live.sendMsg,
          { ...room, content, reply: reply?.seq ?? 0, client_request_id: mid },
          { signal: lost.signal },
        )
      } catch (e) {
        if (isRefusal(e) || lost.signal.aborted) throw e
        await wait(RETRY_MS)
      }
    }
  } finally {
    clearTimeout(timer)
  }
}

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
    sendUntilAnswered(room.address, event).then(
      ({ message }) => room.receive([{ name: 'chat', event: message }]),
      (e: unknown) => sendFailed(e, chatKey(event)),
    )
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
