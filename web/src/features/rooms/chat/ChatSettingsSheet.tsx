import { Moderation, slowModeSeconds } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormat } from '../../../lib/useFormat.ts'
import { useRoom, useSlice } from '../../../room/useRoom.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choices } from '../../../ui/Choices.tsx'
import { FieldTitle } from '../../../ui/FieldTitle.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { chatSlice } from './chat.state.ts'
import { useChatAct } from './useChatAct.ts'

const MAX_PIN = 80

interface ChatSettingsSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function ChatSettingsSheet({ open, onOpenChange }: ChatSettingsSheetProps) {
  const { t } = useLingui()
  const { role } = useRoom()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Chat settings`}>
      <div className="chat-settings">
        {role === 'anchor' && <SlowMode />}
        <Pin />
        <Button variant="quiet" size="xl" block onClick={() => onOpenChange(false)}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </Sheet>
  )
}

function SlowMode() {
  const { t } = useLingui()
  const { duration } = useFormat()
  const { address } = useRoom()
  const seconds = useSlice(chatSlice, (state) => state.slowSeconds)
  const act = useChatAct()
  const wait = duration(seconds)
  return (
    <div>
      <FieldTitle note={seconds > 0 ? <Trans>one message every {wait}</Trans> : <Trans>no wait between messages</Trans>}>
        <Trans>Slow mode</Trans>
      </FieldTitle>
      <Choices
        variant="grid"
        label={t`Slow mode`}
        choices={slowModeSeconds.map((one) => ({
          key: String(one),
          label: one === 0 ? t({ message: 'Off', context: 'slow mode' }) : duration(one),
        }))}
        value={String(seconds)}
        onChange={(key) => act.run(Moderation.setSlowMode, { ...address, seconds: Number(key) })}
      />
    </div>
  )
}

function Pin() {
  const { t } = useLingui()
  const { address } = useRoom()
  const pinned = useSlice(chatSlice, (state) => state.pin.content)
  const [text, setText] = useState(pinned)
  const act = useChatAct()
  const content = text.trim()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (content !== '') act.run(Moderation.setPin, { ...address, content })
      }}
    >
      <FieldTitle note={`${text.length}/${MAX_PIN}`}>
        <Trans>Pinned message</Trans>
      </FieldTitle>
      <div className="flex items-center gap-2">
        <Input
          label={t`Pinned message`}
          placeholder={t`What should everyone read?`}
          start={<Icon name="pin" size={18} />}
          value={text}
          maxLength={MAX_PIN}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        {pinned !== '' && content === pinned ? (
          <Button
            variant="quiet"
            size="md"
            busy={act.busy}
            onClick={() => act.run(Moderation.setPin, { ...address, content: '' }, () => setText(''))}
          >
            <Trans>Unpin</Trans>
          </Button>
        ) : (
          <Button type="submit" variant="quiet" size="md" busy={act.busy} disabled={content === ''}>
            <Trans>Pin</Trans>
          </Button>
        )}
      </div>
    </form>
  )
}
