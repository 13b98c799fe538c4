import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CountText } from '../../ui/CountText.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { whenOpened } from '../../ui/whenOpened.tsx'
import type { RoomAddress } from './live.queries.ts'

const ViewersSheet = whenOpened(async () => (await import('./ViewersSheet.tsx')).ViewersSheet, { ahead: true })

export function ViewerCount({ room, nums }: { room: RoomAddress; nums: number }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        data-testid="viewer-count"
        aria-label={t`${nums} watching`}
        onClick={() => setOpen(true)}
        className="live-pill glass hit-44"
      >
        <Icon name="people" size={13} />
        <CountText value={nums} />
      </button>
      <ViewersSheet room={room} open={open} onOpenChange={setOpen} />
    </>
  )
}
