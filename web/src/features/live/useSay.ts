import { Live, refusalOf } from '@nimbo/contract'
import type { Sender } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import type { Dispatch } from 'react'
import { toast } from '../../ui/toast.ts'
import { isRefusal, sendMsg } from './live.queries.ts'
import type { RoomAddress } from './live.queries.ts'
import type { ChatLine, LiveAction } from './live.state.ts'

const RETRY_MS = [1000, 3000]
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** The same request id says a line once however often it is sent, so silence is simply tried again. */
async function sendUntilAnswered(room: RoomAddress, text: string, mid: string) {
  for (const delay of RETRY_MS) {
    try {
      return await sendMsg(room, text, mid)
    } catch (e) {
      if (isRefusal(e)) throw e
      await wait(delay)
    }
  }
  return sendMsg(room, text, mid)
}

/** Saying something: the line stands at once, gets its number with the answer, and stays to be retried when none comes. */
export function useSay(room: RoomAddress, sender: Sender, dispatch: Dispatch<LiveAction>) {
  const { t } = useLingui()

  function failed(e: unknown, mid: string) {
    dispatch({ type: 'unsaid', mid })
    if (refusalOf(e, Live.sendMsg) === 'SensitiveWord') toast.error(t`This message contains words that aren’t allowed`)
  }
  function send(mid: string, text: string) {
    sendUntilAnswered(room, text, mid).then(
      ({ message }) => dispatch({ type: 'said', message }),
      (e: unknown) => failed(e, mid),
    )
  }
  function say(text: string) {
    const mid = crypto.randomUUID()
    dispatch({ type: 'say', mid, sender, text })
    send(mid, text)
  }
  function sayAgain({ mid, words }: ChatLine) {
    dispatch({ type: 'again', mid })
    send(mid, words.ct)
  }
  return { say, sayAgain }
}
