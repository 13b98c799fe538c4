import { Moderation, muteTypes } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormat } from '../../../lib/useFormat.ts'
import type { RoomAddress } from '../../../room/room.queries.ts'
import { Choices } from '../../../ui/Choices.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ListRow } from '../../../ui/ListRow.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { toast } from '../../../ui/toast.ts'
import { ActField, ActSheet } from './ActSheet.tsx'
import type { Target } from './ActSheet.tsx'
import { useAct } from './moderation.queries.ts'
import { ReasonChips } from './ReasonChips.tsx'

type Length = keyof typeof muteTypes

interface MuteSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  person: Target
  address: RoomAddress
  /** Number of messages I may delete; undefined without the right to. */
  messages: number | undefined
}

export function MuteSheet({ person, address, messages, ...sheet }: MuteSheetProps) {
  const { t } = useLingui()
  const { duration } = useFormat()
  const [length, setLength] = useState<Length>('show')
  const [reasonid, setReason] = useState<number>()
  const [deletes, setDeletes] = useState(false)
  const name = `\u2068${person.name}\u2069`
  const erase = useAct(Moderation.delMsg, () => undefined)
  const mute = useAct(Moderation.setShutUp, () => {
    if (deletes) erase.mutate({ ...address, touid: person.uid })
    sheet.onOpenChange(false)
    toast(t`${name} has been muted`)
  })
  const lengths: { key: Length; label: string }[] = [
    { key: 'tenMinutes', label: duration(600) },
    { key: 'hour', label: duration(3600) },
    { key: 'show', label: t({ message: 'This live', context: 'how long a mute lasts' }) },
    { key: 'forGood', label: t({ message: 'For good', context: 'how long a mute lasts' }) },
  ]
  const chosen = duration(length === 'hour' ? 3600 : 600)
  const confirms: Record<Length, string> = {
    tenMinutes: t`Mute for ${chosen}`,
    hour: t`Mute for ${chosen}`,
    show: t`Mute for this live`,
    forGood: t`Mute for good`,
  }
  return (
    <ActSheet
      {...sheet}
      person={person}
      title={t`Mute ${name}`}
      text={<Trans>Only in this host’s lives. They can still watch and follow.</Trans>}
      confirm={confirms[length]}
      busy={mute.isPending}
      disabled={reasonid === undefined}
      onConfirm={() => reasonid !== undefined && mute.mutate({ ...address, touid: person.uid, type: muteTypes[length], reasonid })}
    >
      <ActField label={<Trans context="of a sanction">Duration</Trans>}>
        <Choices
          variant="grid"
          label={t({ message: 'Duration', context: 'of a sanction' })}
          choices={lengths}
          value={length}
          onChange={setLength}
        />
      </ActField>
      <ReasonChips value={reasonid} onChange={setReason} />
      {messages !== undefined && messages > 0 && (
        <div className="act-panel">
          <ListRow
            label={<Trans>Delete their messages</Trans>}
            note={<Trans>{messages} in this live</Trans>}
            end={<Switch label={t`Delete their messages`} checked={deletes} onChange={setDeletes} />}
          />
        </div>
      )}
      <UndoNote />
    </ActSheet>
  )
}

export function UndoNote() {
  return (
    <p className="act-note">
      <Icon name="undo" size={18} flip />
      <span>
        <Trans>
          You can undo this any time in <b className="text-text">Muted and kicked</b>.
        </Trans>
      </span>
    </p>
  )
}
