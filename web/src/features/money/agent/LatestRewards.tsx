import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { Reward } from './agent.queries.ts'
import { isSameDay } from './agent.state.ts'
import { RewardRow } from './RewardRow.tsx'

const shown = 3

/** Today's, or the last ones when today brought none. */
export function LatestRewards({ list, now, onAll }: { list: readonly Reward[]; now: number; onAll: () => void }) {
  const { t } = useLingui()
  const today = list.filter(({ addtime }) => isSameDay(addtime, now))
  const rows = (today.length > 0 ? today : list).slice(0, shown)
  if (rows.length === 0)
    return (
      <EmptyState
        picture="wallet"
        title={t`No rewards yet`}
        text={t`Share your link. You’ll earn from your friends’ very first recharge.`}
      />
    )
  return (
    <section aria-labelledby="latest-rewards">
      <div className="flex items-baseline justify-between gap-2.5 px-4 pbs-2.5 pbe-1.5">
        <h2 id="latest-rewards" className="text-[16px] leading-[22px] font-bold">
          {today.length > 0 ? <Trans>Today’s rewards</Trans> : <Trans>Latest rewards</Trans>}
        </h2>
        <button type="button" onClick={onAll} className="t-sub hit-44 text-text-2">
          <Trans>See all</Trans>
        </button>
      </div>
      <ul aria-labelledby="latest-rewards" className="mx-4 rounded-lg bg-surface shadow-line">
        {rows.map((reward) => (
          <RewardRow key={reward.id} reward={reward} now={now} />
        ))}
      </ul>
    </section>
  )
}
