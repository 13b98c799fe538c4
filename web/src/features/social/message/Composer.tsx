import { useLingui } from '@lingui/react/macro'
import { MESSAGE_MAX } from '@nimbo/contract'
import { useLayoutEffect, useRef, useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { openPicture, wholePicture } from '../../../lib/picture.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { toast } from '../../../ui/toast.ts'
import { post } from './outbox.ts'

/** An input method is choosing letters: Enter belongs to it. */
const COMPOSING = 229

interface ComposerProps {
  touid: number
  /** Strangers send words only. */
  wordsOnly: boolean
}

export function Composer({ touid, wordsOnly }: ComposerProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  // As high as what is written; styles say how high at most.
  useLayoutEffect(() => {
    const { current: area } = field
    if (!area) return
    area.style.blockSize = 'auto'
    area.style.blockSize = `${area.scrollHeight}px`
  })

  function send(event?: FormEvent) {
    event?.preventDefault()
    const content = text.trim()
    if (content === '') return
    post({ touid, kind: 'text', content })
    setText('')
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === COMPOSING) return
    send(event)
  }
  async function choose(chosen: File | undefined) {
    if (!chosen) return
    const picture = await openPicture(chosen).catch(() => undefined)
    if (!picture) return toast.error(t`We can’t open this file. Choose a JPEG, PNG or WebP photo.`)
    const { width, height } = picture.canvas
    post({ touid, kind: 'image', picture: { blob: await wholePicture(picture), width, height } })
    picture.close()
  }
  return (
    <form className="talk-write" onSubmit={send}>
      <IconButton
        icon="image"
        size={44}
        label={t`Send a photo`}
        onClick={() => (wordsOnly ? toast(t`You can send photos once they answer you.`) : file.current?.click())}
      />
      <input
        ref={file}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        data-testid="photo-file"
        onChange={({ target }) => {
          void choose(target.files?.[0])
          target.value = ''
        }}
      />
      <textarea
        ref={field}
        rows={1}
        data-testid="message-input"
        aria-label={t`Message`}
        placeholder={t`Write a message…`}
        dir={text === '' ? undefined : 'auto'}
        value={text}
        maxLength={MESSAGE_MAX}
        enterKeyHint="send"
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      {/* The keyboard of a phone stays open: a press on the button does not take the focus. */}
      <button
        type="submit"
        className="talk-send"
        data-testid="message-send"
        aria-label={t`Send`}
        disabled={text.trim() === ''}
        onPointerDown={(event) => event.preventDefault()}
      >
        <Icon name="send" flip size={21} />
      </button>
    </form>
  )
}
