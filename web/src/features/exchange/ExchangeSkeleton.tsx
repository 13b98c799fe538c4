import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../ui/Skeleton.tsx'

export function ExchangeSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className="flex flex-col gap-3 px-4">
      <Skeleton className="h-[102px] rounded-lg" />
      <Skeleton className="h-[102px] rounded-lg" />
      <Skeleton className="h-14 rounded-md" />
    </div>
  )
}
