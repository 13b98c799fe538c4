import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../ui/Skeleton.tsx'

export function EditSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className="flex flex-col gap-6 px-4 pbs-4">
      <Skeleton className="mx-auto size-[115px] rounded-full" />
      <Skeleton className="h-12 rounded-md" />
      <div className="grid grid-cols-2 gap-2.5">
        <Skeleton className="h-12 rounded-md" />
        <Skeleton className="h-12 rounded-md" />
      </div>
      <Skeleton className="h-12 rounded-md" />
      <Skeleton className="h-24 rounded-md" />
    </div>
  )
}
