import { Quoted } from '../../../lib/Quoted.tsx'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { RoomGoal } from '@nimbo/contract'
import { useNavigate } from '@tanstack/react-router'
import { useFormat } from '../../../lib/useFormat.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { Button } from '../../../ui/Button.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { progressOf } from './goal.state.ts'
import { GoalPicture } from './GoalParts.tsx'
import { useGoals } from './useGoals.ts'
import './goal.css'

interface ReturnedSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  goal: RoomGoal
  /** Coins of mine in it. */
  given: string
}

/** A goal that came to nothing, told to somebody who gave for it: what they gave, and that it is back once it is. */
export function ReturnedSheet({ open, onOpenChange, goal, given }: ReturnedSheetProps) {
  const { t } = useLingui()
  const title = goal.kind === 'task' ? t`Task not completed` : t`Wish not fulfilled`
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title} titleHidden>
      {open && <Returned goal={goal} given={given} heading={title} onDone={() => onOpenChange(false)} />}
    </Sheet>
  )
}

function Returned({
  goal,
  given,
  heading,
  onDone,
}: Omit<ReturnedSheetProps, 'open' | 'onOpenChange'> & { heading: string; onDone: () => void }) {
  const { count, time } = useFormat()
  const room = useRoom()
  const navigate = useNavigate()
  const { list, data } = useGoals()
  const card = list?.find(({ goalid }) => goalid === goal.goalid)
  const isBack = card !== undefined && card.mine !== '0' && card.returned === card.mine
  const { now, need } = progressOf(goal)
  const [done, all] = [count(now), count(need)]
  const title = <bdi>{goal.title}</bdi>
  const coins = count(card?.returned_all ?? '0')
  const at = card ? time(card.returnedtime) : ''
  return (
    <div className="goal-back" data-testid="goal-returned" data-back={isBack}>
      <span className="goal-back-art">
        <GoalPicture gifticon={goal.gifticon} size={62} />
        <span>
          <Icon name="undo" flip size={19} />
        </span>
      </span>
      <p className="t-h1">{heading}</p>
      <p className="text-balance text-text-2">
        {goal.state === 'expired' && (
          <Trans>
            {title}: {done} of {all} when time ran out.
          </Trans>
        )}
        {goal.state === 'cancelled' && <Trans>{title}: cancelled by the host.</Trans>}
        {goal.state === 'failed' && <Trans>{title}: the host couldn’t do it.</Trans>}{' '}
        {goal.reason && (
          <>
            <Quoted text={goal.reason} />{' '}
          </>
        )}
        {isBack ? <Trans>Your tips are back.</Trans> : <Trans>Your tips are on their way back.</Trans>}
      </p>
      <dl className="goal-bill">
        <div>
          <dt>
            <Trans>You gave</Trans>
          </dt>
          <dd>
            <CoinAmount amount={card?.mine ?? given} />
          </dd>
        </div>
        {isBack && (
          <div>
            <dt>
              <Trans>Returned {at}</Trans>
            </dt>
            <dd className="goal-plus">
              + <CoinAmount amount={card.returned} />
            </dd>
          </div>
        )}
        {isBack && data && (
          <div>
            <dt>
              <Trans>Your balance</Trans>
            </dt>
            <dd>
              <CoinAmount amount={data.coin} size={20} />
            </dd>
          </div>
        )}
      </dl>
      <div className="goal-back-more t-sub">
        {isBack && card.givers > 1 && (
          <span className="text-text-2">
            <Plural value={card.givers} one={`# viewer got ${coins} coins back`} other={`# viewers got ${coins} coins back`} />
          </span>
        )}
        <button
          type="button"
          className="hit-44 font-semibold"
          onClick={() => void navigate({ to: '/receipt', search: { stream: room.address.stream } })}
        >
          <Trans>See receipt</Trans>
        </button>
      </div>
      <div className="goal-back-foot">
        <Button
          variant="quiet"
          size="xl"
          block
          onClick={() => {
            onDone()
            room.showPanel('goals', true)
          }}
        >
          <Trans>Other goals</Trans>
        </Button>
        <Button size="xl" block data-testid="returned-ok" onClick={onDone}>
          <Trans>Got it</Trans>
        </Button>
      </div>
    </div>
  )
}
