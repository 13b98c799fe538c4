import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../../ui/Skeleton.tsx'

export function WithdrawSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className="flex flex-col gap-3 px-4 pbs-3">
      <Skeleton className="h-[102px] rounded-lg" />
      <Skeleton className="mbs-3 h-6 w-2/5" />
      <Skeleton className="h-15 rounded-md" />
      <Skeleton className="mbs-3 h-6 w-1/3" />
      <Skeleton className="h-[62px] rounded-lg" />
      <Skeleton className="h-[156px] rounded-lg" />
    </div>
  )
}
