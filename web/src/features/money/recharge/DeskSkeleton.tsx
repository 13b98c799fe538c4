import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../../ui/Skeleton.tsx'

export function DeskSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className="flex flex-col items-center gap-4 px-4 pbs-2.5">
      <Skeleton className="h-[30px] w-64 rounded-full" />
      <Skeleton className="h-12 w-40 self-start" />
      <Skeleton className="h-79 w-full rounded-lg" />
      <Skeleton className="h-44 w-full rounded-lg" />
    </div>
  )
}
