import { Trans, useLingui } from '@lingui/react/macro'
import { GOAL_REASON_MAX, type Goal, type GoalEvent, goalMachine, isRunning, MAX_OPEN_GOALS, step } from '@nimbo/contract'
import { useState } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Input } from '../../../ui/Input.tsx'
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { toast } from '../../../ui/toast.ts'
import { type GoalEnd, useEndGoal } from './goal.queries.ts'
import { ticketsOf } from './goal.state.ts'
import { GoalHead, GoalOutcome } from './GoalParts.tsx'
import { NewGoal } from './NewGoal.tsx'
import { useGoals } from './useGoals.ts'
import './goal.css'

interface AnchorGoalsSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The host's goals: setting one, and the word on those that are running. */
export function AnchorGoalsSheet({ open, onOpenChange }: AnchorGoalsSheetProps) {
  const { t } = useLingui()
  const [isNew, setNew] = useState(false)
  const change = (isOpen: boolean) => {
    if (!isOpen) setNew(false)
    onOpenChange(isOpen)
  }
  return (
    <Sheet open={open} onOpenChange={change} title={isNew ? t`New goal` : t`Wishes and tasks`} scrim="light" tall>
      {open && <Goals isNew={isNew} onNew={setNew} />}
    </Sheet>
  )
}

function Goals({ isNew, onNew }: { isNew: boolean; onNew: (isNew: boolean) => void }) {
  const { t } = useLingui()
  const { count } = useFormat()
  const { list, data, status, refetch } = useGoals()
  const [ending, setEnding] = useState<{ goal: Goal; end: GoalEnd }>()
  const running = list?.filter(({ state }) => isRunning(state)) ?? []
  const [nums, most] = [count(running.length), count(MAX_OPEN_GOALS)]
  if (isNew) return <NewGoal running={running.length} percent={data?.percent ?? 0} onDone={() => onNew(false)} />
  return (
    <div className="goal-sheet" data-testid="anchor-goals">
      {status === 'pending' && <RowSkeletons count={3} tall />}
      {status === 'error' && !data && <ErrorState onReload={() => void refetch()} />}
      {list?.length === 0 && (
        <EmptyState
          picture="live"
          title={t`No goals yet`}
          text={t`Set a wish or a task. Viewers tip for it, and you get the tips when it’s done.`}
        />
      )}
      <ul className="goal-list">
        {list?.map((goal) => (
          <li
            key={goal.goalid}
            className="goal-card"
            data-over={!isRunning(goal.state)}
            data-on={goal.state === 'reached'}
            data-testid={`goal-${goal.goalid}`}
          >
            <GoalHead goal={goal}>
              {isRunning(goal.state) ? <Ends goal={goal} onEnd={(end) => setEnding({ goal, end })} /> : <GoalOutcome goal={goal} />}
            </GoalHead>
          </li>
        ))}
      </ul>
      <div className="goal-foot">
        <div>
          <span className="t-cap text-text-2 tabular-nums">
            <Trans>
              {nums} of {most} running
            </Trans>
          </span>
          <span className="flex-1">
            <Button size="xl" block disabled={!list || running.length >= MAX_OPEN_GOALS} data-testid="new-goal" onClick={() => onNew(true)}>
              <Trans>New goal</Trans>
            </Button>
          </span>
        </div>
      </div>
      <EndSheet ending={ending} percent={data?.percent ?? 0} onClose={() => setEnding(undefined)} />
    </div>
  )
}

const offered = (goal: Goal, event: GoalEvent) => step(goalMachine, goal.state, event, 'anchor') !== undefined

/** Ends of a goal that the transition table offers the host. */
function Ends({ goal, onEnd }: { goal: Goal; onEnd: (end: GoalEnd) => void }) {
  const canFail = offered(goal, 'fail') && goal.kind === 'task'
  return (
    <span className="goal-ends">
      {canFail ? (
        <Button variant="quiet" size="sm" data-testid="goal-fail" onClick={() => onEnd('failed')}>
          <Trans>Couldn’t do it</Trans>
        </Button>
      ) : (
        offered(goal, 'cancel') && (
          <Button variant="quiet" size="sm" data-testid="goal-cancel" onClick={() => onEnd('cancelled')}>
            <Trans>Cancel goal</Trans>
          </Button>
        )
      )}
      {offered(goal, 'complete') && (
        <Button size="sm" data-testid="goal-done" onClick={() => onEnd('done')}>
          <Trans>Mark as done</Trans>
        </Button>
      )}
    </span>
  )
}

/** Asked once: coins move by it, and nothing brings them back. */
function EndSheet({
  ending,
  percent,
  onClose,
}: {
  ending: { goal: Goal; end: GoalEnd } | undefined
  percent: number
  onClose: () => void
}) {
  const { t } = useLingui()
  const title = ending?.end === 'done' ? t`Is it done?` : ending?.end === 'failed' ? t`Not done after all?` : t`Cancel this goal?`
  return (
    <Sheet open={ending !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()} title={title}>
      {ending && <EndForm key={ending.goal.goalid} {...ending} percent={percent} onClose={onClose} />}
    </Sheet>
  )
}

function EndForm({ goal, end, percent, onClose }: { goal: Goal; end: GoalEnd; percent: number; onClose: () => void }) {
  const { t } = useLingui()
  const { count } = useFormat()
  const [reason, setReason] = useState('')
  const ending = useEndGoal(useRoom())
  const tickets = count(ticketsOf(BigInt(goal.coin_now), percent))
  const coins = count(goal.coin_now)
  const problem = ending.isError ? (refusalText(ending.error) ?? t`Something went wrong. Try again.`) : undefined
  const confirm = () =>
    ending.mutate(
      { goal, end, reason: end === 'done' ? '' : reason },
      {
        onSuccess: () => {
          onClose()
          toast(end === 'done' ? t`Done. The tips are yours.` : t`Everyone gets their tips back`)
        },
      },
    )
  return (
    <div className="flex flex-col gap-2.5 px-4 pbs-2">
      <p className="pbe-1 text-text-2">
        {end === 'done' ? (
          <Trans>You get {tickets} tickets. Only say so if it’s really done: viewers can report a promise that wasn’t kept.</Trans>
        ) : (
          <Trans>All {coins} coins go back to those who tipped.</Trans>
        )}
      </p>
      {end !== 'done' && (
        <Input
          label={t`Reason, if you like`}
          placeholder={t`Reason, if you like`}
          value={reason}
          maxLength={GOAL_REASON_MAX}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {problem && (
        <p className="t-sub text-danger" role="alert">
          {problem}
        </p>
      )}
      <Button
        variant={end === 'done' ? 'accent' : 'stop'}
        size="xl"
        block
        busy={ending.isPending}
        data-testid="goal-confirm"
        onClick={confirm}
      >
        {end === 'done' ? <Trans>Yes, it’s done</Trans> : <Trans>Give all tips back</Trans>}
      </Button>
      <Button variant="quiet" size="xl" block onClick={onClose}>
        <Trans>Not yet</Trans>
      </Button>
    </div>
  )
}
