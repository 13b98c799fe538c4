import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { chooseEffects, usePreferences } from '../lib/preferences.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { ListRow } from '../ui/ListRow.tsx'
import { Switch } from '../ui/Switch.tsx'
import { whenOpened } from '../ui/whenOpened.tsx'
import type { RoomFeature } from './feature.ts'
import { useMoreRow } from './moreRow.ts'
import { useRoom } from './useRoom.ts'

const MoreSheet = whenOpened(async () => (await import('./MoreSheet.tsx')).MoreSheet, { ahead: true })

/** How the room itself is looked at. Part of every room. */
export const view: RoomFeature = {
  name: 'view',
  slots: {
    bar: { audience: MoreButton, anchor: MoreButton, order: 80 },
    more: { audience: ViewRows, order: 20 },
  },
}

function MoreButton() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  if (useRoom().drawings('more').length === 0) return null
  return (
    <>
      <IconButton icon="more" look="glass" size={44} label={t`More`} onClick={() => setOpen(true)} />
      <MoreSheet open={open} onOpenChange={setOpen} />
    </>
  )
}

function ViewRows() {
  const { t } = useLingui()
  const { setCore } = useRoom()
  const effects = usePreferences((p) => p.effects)
  const clear = useMoreRow(() => setCore({ bare: true }))
  return (
    <>
      <ListRow icon="wand" label={t`Effects`} end={<Switch label={t`Effects`} checked={effects} onChange={chooseEffects} />} />
      <ListRow icon="eyeOff" label={t`Clear the screen`} render={<button type="button" onClick={clear} />} />
    </>
  )
}
