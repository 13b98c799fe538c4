import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'

const MAX_TEXT = 200

interface ChatComposerProps {
  onSay: (text: string) => void
  /** What stands beside the input; it makes room while somebody writes. */
  children: ReactNode
}

export function ChatComposer({ onSay, children }: ChatComposerProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [focused, setFocused] = useState(false)
  const writing = focused || text !== ''

  function submit(event: FormEvent) {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    onSay(said)
    setText('')
  }
  return (
    <div className="live-row">
      <form className="live-say glass" onSubmit={submit}>
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
            className="live-send hit-44"
            // Keeps the keyboard up: pressing the button must not take the focus from the input.
            onPointerDown={(event) => event.preventDefault()}
          >
            <Icon name="send" flip size={18} />
          </button>
        )}
      </form>
      {!writing && children}
    </div>
  )
}
