import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSession } from '../../../lib/session.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EndlessList } from '../../../ui/EndlessList.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { allRewardsQuery } from './agent.queries.ts'
import { RewardRow } from './RewardRow.tsx'

interface OpenProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function RewardsSheet(props: OpenProps) {
  const { t } = useLingui()
  return (
    <Sheet {...props} tall title={t`All rewards`}>
      <AllRewards />
    </Sheet>
  )
}

function AllRewards() {
  const { t } = useLingui()
  const query = useInfiniteQuery(allRewardsQuery(useSession((session) => session.uid)))
  return (
    <EndlessList query={query} itemsOf={(page) => page} empty={<EmptyState picture="wallet" title={t`No rewards yet`} />}>
      {(rewards) => (
        // The list has no control inside, so it takes the focus itself: keys must be able to scroll it.
        <ul aria-label={t`All rewards`} tabIndex={0} className="outline-none">
          {rewards.map((reward) => (
            <RewardRow key={reward.id} reward={reward} now={query.dataUpdatedAt} />
          ))}
        </ul>
      )}
    </EndlessList>
  )
}
