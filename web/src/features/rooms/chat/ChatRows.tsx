import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { chooseSpokenChat, usePreferences } from '../../../lib/preferences.ts'
import { MoreSwitch, MoreTile } from '../../../room/MoreTile.tsx'
import { useCore } from '../../../room/useRoom.ts'
import { ChatSettingsSheet } from './ChatSettingsSheet.tsx'
import { TranslationRow } from './TranslationRow.tsx'

/** Chat settings: everybody's own, and the room's for the host and the moderators. */
export function ChatRows() {
  const keepsOrder = useCore((core) => core.usertype >= 40)
  return (
    <>
      {keepsOrder && <SettingsRow />}
      <TranslationRow />
      <SpokenRow />
    </>
  )
}

function SettingsRow() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <MoreTile
        icon="message"
        label={t`Chat settings`}
        render={<button type="button" data-testid="chat-settings" onClick={() => setOpen(true)} />}
      />
      <ChatSettingsSheet open={open} onOpenChange={setOpen} />
    </>
  )
}

function SpokenRow() {
  const { t } = useLingui()
  const on = usePreferences((preferences) => preferences.spokenChat)
  return <MoreSwitch icon="volume" label={t`Chat for screen readers`} on={on} onChange={chooseSpokenChat} />
}
