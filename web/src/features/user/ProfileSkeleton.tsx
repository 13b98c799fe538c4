import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../ui/Skeleton.tsx'

export function ProfileSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className="px-4 pbs-3">
      <div className="flex items-center gap-3.5">
        <Skeleton className="size-[87px] rounded-full" />
        <div className="flex flex-col gap-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-3.5 w-24" />
        </div>
      </div>
      <Skeleton className="mbs-4 h-11" />
      <div className="mbs-3.5 grid grid-cols-2 gap-2">
        <Skeleton className="h-[78px] rounded-lg" />
        <Skeleton className="h-[78px] rounded-lg" />
      </div>
    </div>
  )
}
