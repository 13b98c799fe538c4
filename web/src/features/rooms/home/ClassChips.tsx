import { Trans, useLingui } from '@lingui/react/macro'
import { Chip, ChipRow } from '../../../ui/Chip.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useHomeConfig } from '../../../lib/config.queries.ts'

interface ClassChipsProps {
  /** Undefined is "hot": rooms of every class. */
  value: number | undefined
  onChange: (liveclassid: number | undefined) => void
}

const widths = ['w-20', 'w-18', 'w-22', 'w-16', 'w-20']

export function ClassChips({ value, onChange }: ClassChipsProps) {
  const { t } = useLingui()
  const { data: config, isError } = useHomeConfig()
  return (
    <ChipRow label={t`Categories`}>
      <Chip start={<Icon name="flame" size={15} />} selected={value === undefined} onClick={() => onChange(undefined)}>
        <Trans>Hot</Trans>
      </Chip>
      {!config && !isError && widths.map((width, index) => <Skeleton key={index} className={`h-[34px] flex-none rounded-full ${width}`} />)}
      {config?.liveclass.map(({ id, name }) => (
        <Chip key={id} selected={value === id} onClick={() => onChange(id)}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  )
}
