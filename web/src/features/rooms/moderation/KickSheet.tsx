import { Moderation } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { RoomAddress } from '../../../room/room.queries.ts'
import { toast } from '../../../ui/toast.ts'
import { ActSheet } from './ActSheet.tsx'
import type { Target } from './ActSheet.tsx'
import { useAct } from './moderation.queries.ts'
import { UndoNote } from './MuteSheet.tsx'
import { ReasonChips } from './ReasonChips.tsx'

interface KickSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  person: Target
  address: RoomAddress
  onDone: () => void
}

export function KickSheet({ person, address, onDone, ...sheet }: KickSheetProps) {
  const { t } = useLingui()
  const [reasonid, setReason] = useState<number>()
  const name = `\u2068${person.name}\u2069`
  const kick = useAct(Moderation.kicking, () => {
    sheet.onOpenChange(false)
    toast(t`${name} has been kicked`)
    onDone()
  })
  return (
    <ActSheet
      {...sheet}
      person={person}
      title={t`Kick ${name}`}
      text={<Trans>They’ll leave this live right away and can’t join this host’s lives for 24 hours.</Trans>}
      variant="stop"
      confirm={<Trans>Kick</Trans>}
      busy={kick.isPending}
      disabled={reasonid === undefined}
      onConfirm={() => reasonid !== undefined && kick.mutate({ ...address, touid: person.uid, reasonid })}
    >
      <ReasonChips value={reasonid} onChange={setReason} />
      <UndoNote />
    </ActSheet>
  )
}
