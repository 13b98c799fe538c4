import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { useLingui } from '@lingui/react/macro'
import { useConfig } from '../../../lib/config.queries.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx'

interface ClassListProps {
  value: number | undefined
  onChoose: (classId: number) => void
}

const row =
  'flex min-h-14 w-full cursor-pointer items-center gap-3 px-4 text-start text-[16px] font-medium not-first:border-bs not-first:border-line data-checked:font-bold'

/** Every category a live can have. */
export function ClassList({ value, onChoose }: ClassListProps) {
  const { t } = useLingui()
  const { data: classes, status, refetch } = useConfig(({ liveclass }) => liveclass)
  if (status === 'pending')
    return (
      <Panel>
        <RowSkeletons count={8} tall />
      </Panel>
    )
  if (!classes) return <ErrorState onReload={() => void refetch()} />
  if (classes.length === 0) return <EmptyState picture="live" title={t`No categories yet`} />
  return (
    <Panel>
      <RadioGroup aria-label={t`Choose a category`} value={value ?? 0} onValueChange={(id) => onChoose(id)}>
        {classes.map(({ id, name, des }) => (
          <Radio.Root key={id} value={id} className={row} data-testid="class">
            <span className="min-w-0 flex-1">
              <bdi>{name}</bdi>
              {des && <small className="block text-[13px] text-text-2">{des}</small>}
            </span>
            <Radio.Indicator className="text-accent">
              <Icon name="check" stroke={2.4} />
            </Radio.Indicator>
          </Radio.Root>
        ))}
      </RadioGroup>
    </Panel>
  )
}
