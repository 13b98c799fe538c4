import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { useCore, useRoom, useSlice } from '../../../room/useRoom.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { chatSlice, secondsToWait } from './chat.state.ts'
import { toast } from '../../../ui/toast.ts'
import { useSay } from './useSay.ts'
import { isHinted } from '../../../lib/wordHint.ts'

const MAX_TEXT = 200

/** The muted bar stands here while I am muted. */
export function ChatComposer() {
  const muted = useCore((core) => core.mutedUntil !== undefined)
  return muted ? null : <Composer />
}

function Composer() {
  const { t } = useLingui()
  const room = useRoom()
  const { say } = useSay()
  const text = useSlice(chatSlice, (state) => state.draft)
  const setText = (draft: string) => room.update(chatSlice, (state) => ({ ...state, draft }))
  const [focused, setFocused] = useState(false)
  const wait = useWait()
  const [warnedOf, setWarnedOf] = useState('')
  const writing = focused || text !== ''

  useEffect(() => {
    room.setCore({ writing })
    return () => room.setCore({ writing: false })
  }, [writing, room])

  function submit(event: FormEvent) {
    event.preventDefault()
    const said = text.trim()
    if (said === '' || wait > 0) return
    if (said !== warnedOf && isHinted(said, room.entered.sensitive_words)) {
      setWarnedOf(said)
      toast.error(t`This message may contain a word that isn’t allowed. Edit it or send it again.`)
      return
    }
    say(said)
    setText('')
  }
  return (
    <form className="chat-composer glass" onSubmit={submit}>
      <input
        data-testid="chat-input"
        aria-label={t`Message`}
        placeholder={wait > 0 ? t`Slow mode: wait ${wait} s` : t`Say something…`}
        // Text direction follows what is typed, whatever the language of the page; the placeholder is in the page's own.
        dir={text === '' ? undefined : 'auto'}
        value={text}
        maxLength={MAX_TEXT}
        enterKeyHint="send"
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={keepComposing}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      {writing && wait > 0 && (
        <span className="chat-wait" role="timer" data-testid="slow-mode" aria-label={t`Slow mode: wait ${wait} s`}>
          {wait}
        </span>
      )}
      {writing && wait === 0 && (
        <button
          type="submit"
          data-testid="chat-send"
          aria-label={t`Send`}
          disabled={text.trim() === ''}
          className="chat-send hit-44"
          // Keeps the keyboard up: pressing the button must not take the focus from the input.
          onPointerDown={(event) => event.preventDefault()}
        >
          <Icon name="send" flip size={18} />
        </button>
      )}
    </form>
  )
}

const COMPOSING = 229

/** Enter that chooses a word of an input method sends nothing. Safari ends the composition first and tells only by the key's code. */
function keepComposing(press: KeyboardEvent<HTMLInputElement>): void {
  if (press.key === 'Enter' && (press.nativeEvent.isComposing || press.keyCode === COMPOSING)) press.preventDefault()
}

/** Seconds of slow mode that are left for me, counted down. */
function useWait(): number {
  const room = useRoom()
  const usertype = useCore((core) => core.usertype)
  const slowSeconds = useSlice(chatSlice, (state) => state.slowSeconds)
  const saidAt = useSlice(chatSlice, (state) => state.saidAt)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const count = () => setLeft(secondsToWait(room.read(chatSlice), usertype, Date.now()))
    count()
    if (slowSeconds === 0 || saidAt === 0) return
    const timer = setInterval(count, 250)
    const stop = setTimeout(() => clearInterval(timer), slowSeconds * 1000 + 1000)
    return () => {
      clearInterval(timer)
      clearTimeout(stop)
    }
  }, [room, usertype, slowSeconds, saidAt])
  return left
}
