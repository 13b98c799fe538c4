import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { MoreTile } from '../../../room/MoreTile.tsx'
import { useCore, useRoom } from '../../../room/useRoom.ts'
import { AdminsSheet, SanctionedSheet } from './ModerationSheets.tsx'

/** Tiles of the room's menu for the host and for those who keep order here. */
export function ModerationRows() {
  const { t } = useLingui()
  const { role, address } = useRoom()
  const usertype = useCore((core) => core.usertype)
  const [open, setOpen] = useState<'admins' | 'sanctioned'>()
  if (role !== 'anchor' && usertype < 40) return null
  const close = (shown: boolean) => !shown && setOpen(undefined)
  return (
    <>
      {role === 'anchor' && (
        <MoreTile icon="badge" label={t`Room admins`} render={<button type="button" onClick={() => setOpen('admins')} />} />
      )}
      <MoreTile icon="mute" label={t`Muted and kicked`} render={<button type="button" onClick={() => setOpen('sanctioned')} />} />
      <AdminsSheet open={open === 'admins'} onOpenChange={close} liveuid={address.liveuid} />
      <SanctionedSheet open={open === 'sanctioned'} onOpenChange={close} liveuid={address.liveuid} />
    </>
  )
}
