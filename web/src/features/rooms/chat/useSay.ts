import { Live, refusalOf } from '@nimbo/contract'
import type { EventOf } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { refusalText } from '../../../lib/refusalText.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { toast } from '../../../ui/toast.ts'
import { chatKey, chatSlice, pendingChat } from './chat.state.ts'

/** Fetched once the room is open, which is sooner than anybody has written something. */
export const fetchChatOutbox = () => import('./chatOutbox.ts')

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
    fetchChatOutbox().then(({ submit }) => submit({ event, room, onFailed }), onFailed)
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
