import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { useRoom } from '../../room/useRoom.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useSay } from './useSay.ts'

const MAX_TEXT = 200

export function ChatComposer() {
  const { t } = useLingui()
  const { setCore } = useRoom()
  const { say } = useSay()
  const [text, setText] = useState('')
  const [focused, setFocused] = useState(false)
  const writing = focused || text !== ''

  useEffect(() => {
    setCore({ writing })
    return () => setCore({ writing: false })
  }, [writing, setCore])

  function submit(event: FormEvent) {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    say(said)
    setText('')
  }
  return (
    <form className="chat-composer glass" onSubmit={submit}>
      <input
        data-testid="chat-input"
        aria-label={t`Say something…`}
        placeholder={t`Say something…`}
        value={text}
        maxLength={MAX_TEXT}
        enterKeyHint="send"
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      {writing && (
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
