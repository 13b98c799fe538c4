import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../lib/i18n.ts'
import { Choices } from '../../../ui/Choices.tsx'
import { ReloadRow } from '../../../ui/ReloadRow.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ActField } from './ActSheet.tsx'
import { reasonsQuery } from './moderation.queries.ts'
import type { ReasonKind } from './moderation.queries.ts'

interface ReasonChipsProps {
  kind?: ReasonKind
  value: number | undefined
  onChange: (id: number) => void
}

/** Reason of an action: the person is told. */
export function ReasonChips({ kind = 'room', value, onChange }: ReasonChipsProps) {
  const { t } = useLingui()
  const { data: reasons, isError, refetch } = useQuery(reasonsQuery(kind, useLanguage()))
  return (
    <ActField
      label={<Trans comment="Question in a form: the reason for muting or kicking someone">Why</Trans>}
      note={<Trans comment="Beside the reason a moderator picks: the person will read it">they’ll see this</Trans>}
    >
      {isError && !reasons && <ReloadRow onReload={() => void refetch()} />}
      {!reasons && !isError && <Skeleton className="h-9 w-full" />}
      {reasons && (
        <Choices
          variant="chips"
          label={t({ message: 'Why', comment: 'Question in a form: the reason for muting or kicking someone' })}
          choices={reasons.map(({ id, name }) => ({ key: String(id), label: name }))}
          value={value === undefined ? undefined : String(value)}
          onChange={(key) => onChange(Number(key))}
        />
      )}
    </ActField>
  )
}
