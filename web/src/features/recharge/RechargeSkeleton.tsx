import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../ui/Skeleton.tsx'

export function RechargeSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className="px-4">
      <Skeleton className="h-[97px] rounded-lg" />
      <Skeleton className="mbs-4 mbe-2.5 h-4 w-40" />
      <div className="grid grid-cols-3 gap-2">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-[121px] rounded-md" />
        ))}
      </div>
      <Skeleton className="mbs-4 mbe-2.5 h-4 w-44" />
      <Skeleton className="h-42 rounded-lg" />
    </div>
  )
}
