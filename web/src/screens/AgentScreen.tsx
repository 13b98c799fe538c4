import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { invitationQuery, rewardsQuery } from '../features/agent/agent.queries.ts'
import { type Span, spans } from '../features/agent/agent.state.ts'
import { AgentHead } from '../features/agent/AgentHead.tsx'
import { AgentSkeleton } from '../features/agent/AgentSkeleton.tsx'
import { InviteCard } from '../features/agent/InviteCard.tsx'
import { InvitePromise } from '../features/agent/InvitePromise.tsx'
import { InviteTotals } from '../features/agent/InviteTotals.tsx'
import { LatestRewards } from '../features/agent/LatestRewards.tsx'
import { RewardChart } from '../features/agent/RewardChart.tsx'
import { goBack } from '../lib/goBack.ts'
import { useSession } from '../lib/session.ts'
import { Aura } from '../ui/Aura.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { whenOpened } from '../ui/whenOpened.tsx'

const RulesSheet = whenOpened(() => import('../features/agent/RulesSheet.tsx').then((file) => file.RulesSheet), { ahead: true })
const RewardsSheet = whenOpened(() => import('../features/agent/RewardsSheet.tsx').then((file) => file.RewardsSheet), { ahead: true })
const InvitedSheet = whenOpened(() => import('../features/agent/InvitedSheet.tsx').then((file) => file.InvitedSheet), { ahead: true })

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
