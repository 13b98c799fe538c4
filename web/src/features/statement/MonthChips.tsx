import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Filter } from './statement.state.ts'
import { useDateText } from './useDateText.ts'

interface MonthChipsProps {
  months: readonly string[] | undefined
  month: string
  onMonth: (month: string) => void
  filter: Filter
  onFilter: (filter: Filter) => void
}

export function MonthChips({ months, month, onMonth, filter, onFilter }: MonthChipsProps) {
  const { t } = useLingui()
  const text = useDateText()
  const row = useRef<HTMLDivElement>(null)
  const count = months?.length
  // The newest months are at the end of the line, and those are what people come for.
  useEffect(() => {
    row.current?.querySelector(`[data-month="${month}"]`)?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [month, count])
  const picture = (name: string) => <img src={`/art/${name}.svg`} alt="" width={16} height={16} />
  return (
    <div ref={row}>
      <ChipRow label={t`Months and currencies`}>
        {months?.map((one) => (
          <span key={one} data-month={one} className="flex-none">
            <Chip selected={one === month} onClick={() => onMonth(one)}>
              {text.month(one, one === month)}
            </Chip>
          </span>
        )) ?? <Skeleton className="h-[34px] w-24 flex-none rounded-full" />}
        <Chip icon="filter" selected={filter === 'all'} onClick={() => onFilter('all')}>
          <Trans>All</Trans>
        </Chip>
        <Chip selected={filter === 'coin'} onClick={() => onFilter('coin')}>
          {picture('coin')}
          <Trans>Coins</Trans>
        </Chip>
        <Chip selected={filter === 'vote'} onClick={() => onFilter('vote')}>
          {picture('ticket')}
          <Trans>Tickets</Trans>
        </Chip>
      </ChipRow>
    </div>
  )
}
