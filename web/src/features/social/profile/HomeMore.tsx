import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import type { Home } from './profile.queries.ts'

const HomeMoreSheet = whenOpened(async () => (await import('./HomeMoreSheet.tsx')).HomeMoreSheet)

export function HomeMore({ home }: { home: Home }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="more" variant="glass" size={40} label={t`More`} onClick={() => setOpen(true)} />
      <HomeMoreSheet home={home} open={open} onOpenChange={setOpen} />
    </>
  )
}
