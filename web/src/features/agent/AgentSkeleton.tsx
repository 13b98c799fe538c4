import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../ui/Skeleton.tsx'

export function AgentSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className="flex flex-col gap-2.5 px-4 pbs-3">
      <Skeleton className="h-[152px] rounded-lg" />
      <Skeleton className="h-[209px] rounded-lg" />
      <Skeleton className="h-[58px] rounded-lg" />
      <Skeleton className="mbs-2 h-5 w-40" />
      <Skeleton className="h-[150px] rounded-lg" />
    </div>
  )
}
