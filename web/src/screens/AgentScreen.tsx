import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { invitationQuery, rewardsQuery } from '../features/money/agent/agent.queries.ts'
import { type Span, spans } from '../features/money/agent/agent.state.ts'
import { AgentHead } from '../features/money/agent/AgentHead.tsx'
import { InviteCard } from '../features/money/agent/InviteCard.tsx'
import { InviteTotals } from '../features/money/agent/InviteTotals.tsx'
import { LatestRewards } from '../features/money/agent/LatestRewards.tsx'
import { RewardChart } from '../features/money/agent/RewardChart.tsx'
import { useAgentText } from '../features/money/agent/useAgentText.ts'
import { goBack } from '../lib/goBack.ts'
import { useSession } from '../lib/session.ts'
import { Aura } from '../ui/Aura.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { whenOpened } from '../ui/whenOpened.tsx'

const RulesSheet = whenOpened(() => import('../features/money/agent/RulesSheet.tsx').then((file) => file.RulesSheet), { ahead: true })
const RewardsSheet = whenOpened(() => import('../features/money/agent/RewardsSheet.tsx').then((file) => file.RewardsSheet), { ahead: true })
const InvitedSheet = whenOpened(() => import('../features/money/agent/InvitedSheet.tsx').then((file) => file.InvitedSheet), { ahead: true })

export function AgentScreen() {
  const uid = useSession((session) => session.uid)
  const [span, setSpan] = useState<Span>('fortnight')
  const [rules, setRules] = useState(false)
  const [all, setAll] = useState(false)
  const [people, setPeople] = useState(false)
  const invitation = useQuery(invitationQuery(uid))
  const rewards = useQuery(rewardsQuery(uid, spans[span]))
  const reload = () => void Promise.all([invitation.refetch(), rewards.refetch()])
  return (
    <div className="relative isolate mx-auto min-h-dvh w-full max-w-[592px] pbe-[calc(var(--safe-bottom)+var(--s6))] tablet:min-h-0 desktop:max-w-[1144px]">
      <Aura strong />
      <AgentHead onBack={goBack} onRules={() => setRules(true)} />
      <main>
        <InvitePromise />
        {invitation.data && rewards.data ? (
          <div className="desktop:grid desktop:grid-cols-2 desktop:items-start">
            <div>
              <InviteCard invitation={invitation.data} />
              {rewards.data.list.length > 0 && <RewardChart chart={rewards.data.chart} span={span} onSpan={setSpan} />}
            </div>
            <div>
              <InviteTotals rewards={rewards.data} onInvited={() => setPeople(true)} />
              <LatestRewards list={rewards.data.list} now={rewards.dataUpdatedAt} onAll={() => setAll(true)} />
            </div>
          </div>
        ) : invitation.isError || rewards.isError ? (
          <ErrorState onReload={reload} />
        ) : (
          <AgentSkeleton />
        )}
      </main>
      <RulesSheet open={rules} onOpenChange={setRules} />
      <RewardsSheet open={all} onOpenChange={setAll} />
      <InvitedSheet open={people} onOpenChange={setPeople} />
    </div>
  )
}

function AgentSkeleton() {
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

function InvitePromise() {
  const { percent } = useAgentText()
  return (
    <div className="px-4 pbs-1">
      <h2 className="text-[22px] leading-[27px] font-extrabold text-balance">
        <Trans>
          Earn <em className="text-accent not-italic">{percent}</em> of every recharge your friends make
        </Trans>
      </h2>
      <p className="mbs-1 text-[14px] leading-5 text-text-2">
        <Trans>No time limit. Rewards are yours once the payment clears.</Trans>
      </p>
    </div>
  )
}
