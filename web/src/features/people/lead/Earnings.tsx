import { ReloadRow } from '../../../ui/ReloadRow.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EarningsCalculator } from './EarningsCalculator.tsx'
import { EarningsExample } from './EarningsExample.tsx'
import { useGiftShare } from './lead.queries.ts'

/** Host's earnings. Without the share from the server no figure is shown. */
export function Earnings() {
  const share = useGiftShare()
  if (share.isError && share.data === undefined) return <ReloadRow onReload={() => void share.refetch()} />
  if (share.data === undefined) return <Skeleton className="mbs-9 h-[640px] rounded-lg" />
  return (
    <>
      <EarningsExample share={share.data} />
      <EarningsCalculator share={share.data} />
    </>
  )
}
