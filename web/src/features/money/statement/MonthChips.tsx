import { Trans, useLingui } from '@lingui/react/macro'
import { Chip, ChipRow } from '../../../ui/Chip.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { Filter } from './statement.state.ts'
import { useDateText } from './useDateText.ts'

/** The newest months are at the end of the line, and those are what people come for. */
const intoView = (chip: Element | null) => chip?.scrollIntoView({ inline: 'center', block: 'nearest' })

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
  const picture = (name: string) => <img src={`/art/${name}.svg`} alt="" width={16} height={16} />
  return (
    <ChipRow label={t`Months and currencies`}>
      {months?.map((one) => (
        <span key={one} ref={one === month ? intoView : undefined} className="flex-none">
          <Chip selected={one === month} onClick={() => onMonth(one)}>
            {text.month(one, one === month)}
          </Chip>
        </span>
      )) ?? <Skeleton className="h-[34px] w-24 flex-none rounded-full" />}
      <Chip start={<Icon name="filter" size={15} />} selected={filter === 'all'} onClick={() => onFilter('all')}>
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
  )
}
