import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSession } from '../../lib/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { allRewardsQuery } from './agent.queries.ts'
import { EndlessList } from './EndlessList.tsx'
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
    <EndlessList label={t`All rewards`} query={query} empty={<EmptyState picture="wallet" title={t`No rewards yet`} />}>
      {(reward) => <RewardRow key={reward.id} reward={reward} now={query.dataUpdatedAt} />}
    </EndlessList>
  )
}
