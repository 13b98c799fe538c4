import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import { whenOpened } from '../ui/whenOpened.tsx'
import { lazyDrawing } from './feature.ts'
import type { RoomFeature } from './feature.ts'
import { useRoom } from './useRoom.ts'

const MoreSheet = whenOpened(async () => (await import('./MoreSheet.tsx')).MoreSheet, { ahead: true })

const ViewRows = lazyDrawing(async () => (await import('./ViewRows.tsx')).ViewRows)

/** View of the room itself. Part of every room. */
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
      <IconButton icon="more" variant="glass" size={44} label={t`More`} data-testid="more" onClick={() => setOpen(true)} />
      <MoreSheet open={open} onOpenChange={setOpen} />
    </>
  )
}
