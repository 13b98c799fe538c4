import { useLingui } from '@lingui/react/macro'
import { Panel } from './Panel.tsx'
import { Skeleton } from './Skeleton.tsx'

/** Rows of a Panel that are on their way. */
export function RowSkeletons({ count, tall = false }: { count: number; tall?: boolean }) {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`flex items-center gap-3 ps-3.5 pe-3 ${tall ? 'h-14' : 'h-12'}`}>
          <Skeleton className="size-8 flex-none rounded-[10px]" />
          <Skeleton className="h-3.5 w-[45%]" />
        </div>
      ))}
    </div>
  )
}

/** People who are on their way: a round picture and a name. */
export function PeopleSkeletons({ count = 5, panel = false }: { count?: number; panel?: boolean }) {
  const { t } = useLingui()
  const rows = (
    <div role="status" aria-label={t`Loading`}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`flex items-center gap-3 ${panel ? 'h-16 px-3' : 'h-13'}`}>
          <Skeleton className="size-11 flex-none rounded-full" />
          <Skeleton className="h-4 w-36" />
        </div>
      ))}
    </div>
  )
  return panel ? <Panel>{rows}</Panel> : rows
}
