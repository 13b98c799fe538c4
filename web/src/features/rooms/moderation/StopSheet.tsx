import { Moderation, stopTypes } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../lib/i18n.ts'
import type { RoomAddress } from '../../../room/room.queries.ts'
import { Choices } from '../../../ui/Choices.tsx'
import { ReloadRow } from '../../../ui/ReloadRow.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { ActField, ActSheet } from './ActSheet.tsx'
import type { Target } from './ActSheet.tsx'
import { banRulesQuery, useAct } from './moderation.queries.ts'
import { ReasonChips } from './ReasonChips.tsx'

export type Stop = keyof typeof stopTypes

interface StopSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  stop: Stop
  person: Target
  address: RoomAddress
}

/** Super-admin's actions on a host: the live ends in all three cases, and the host is told the rule. */
export function StopSheet({ stop, person, address, ...sheet }: StopSheetProps) {
  const { t } = useLingui()
  const [reasonid, setReason] = useState<number>()
  const [banruleid, setRule] = useState<number>()
  const name = `\u2068${person.name}\u2069`
  const faces: Record<Stop, { title: string; text: ReactNode; confirm: ReactNode; done: string }> = {
    close: {
      title: t`Close this live`,
      text: <Trans>It ends right away for everyone. The host can go live again.</Trans>,
      confirm: <Trans>Close live</Trans>,
      done: t`The live has been closed`,
    },
    ban: {
      title: t`Ban ${name} from going live`,
      text: <Trans>The live ends right away. They can still watch, chat and withdraw.</Trans>,
      confirm: <Trans comment="Button: stop a host from going live for a while">Ban</Trans>,
      done: t`${name} can’t go live for now`,
    },
    disable: {
      title: t`Suspend ${name}’s account`,
      text: <Trans>The live ends right away and they can’t use Nimbo. Coins and tickets stay theirs.</Trans>,
      confirm: <Trans comment="Button: suspend an account">Suspend</Trans>,
      done: t`The account has been suspended`,
    },
  }
  const { title, text, confirm, done } = faces[stop]
  const act = useAct(Moderation.superStopRoom, () => {
    sheet.onOpenChange(false)
    toast(done)
  })
  const ready = reasonid !== undefined && (stop === 'close' || banruleid !== undefined)
  return (
    <ActSheet
      {...sheet}
      person={person}
      title={title}
      text={text}
      variant="stop"
      confirm={confirm}
      busy={act.isPending}
      disabled={!ready}
      onConfirm={() => reasonid !== undefined && act.mutate({ ...address, type: stopTypes[stop], banruleid: banruleid ?? 0, reasonid })}
    >
      <ReasonChips kind="report" value={reasonid} onChange={setReason} />
      {stop !== 'close' && <RuleGrid value={banruleid} onChange={setRule} />}
    </ActSheet>
  )
}

function RuleGrid({ value, onChange }: { value: number | undefined; onChange: (id: number) => void }) {
  const { t } = useLingui()
  const { data: rules, isError, refetch } = useQuery(banRulesQuery(useLanguage()))
  return (
    <ActField label={<Trans context="of a sanction">Duration</Trans>}>
      {isError && !rules && <ReloadRow onReload={() => void refetch()} />}
      {!rules && !isError && <Skeleton className="h-11 w-full" />}
      {rules && (
        <Choices
          variant="grid"
          label={t({ message: 'Duration', context: 'of a sanction' })}
          choices={rules.map(({ id, name }) => ({ key: String(id), label: name }))}
          value={value === undefined ? undefined : String(value)}
          onChange={(key) => onChange(Number(key))}
        />
      )}
    </ActField>
  )
}
