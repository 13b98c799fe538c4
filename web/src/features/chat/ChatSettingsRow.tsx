import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCore } from '../../room/useRoom.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { ChatSettingsSheet } from './ChatSettingsSheet.tsx'

/** For the host and those who keep order here. */
export function ChatSettingsRow() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  if (useCore((core) => core.usertype < 40)) return null
  return (
    <>
      <ListRow
        icon="message"
        label={t`Chat settings`}
        render={<button type="button" data-testid="chat-settings" onClick={() => setOpen(true)} />}
      />
      <ChatSettingsSheet open={open} onOpenChange={setOpen} />
    </>
  )
}
