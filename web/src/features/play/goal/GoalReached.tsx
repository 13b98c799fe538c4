import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { RoomGoal } from '@nimbo/contract'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useFormat } from '../../../lib/useFormat.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { Button } from '../../../ui/Button.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { progressOf } from './goal.state.ts'
import { GoalPicture } from './GoalParts.tsx'
import './goal.css'

const SHOWN_MS = 8_000

interface GoalReachedProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  goal: RoomGoal
  /** Coins of mine in it. */
  given: string
}

/** Over the picture for a moment, for everybody; nothing has to be answered. */
export function GoalReached({ open, onOpenChange, goal, given }: GoalReachedProps) {
  const { t } = useLingui()
  const { count } = useFormat()
  const { entered } = useRoom()
  const host = <bdi>{entered.room.user_nicename}</bdi>
  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => onOpenChange(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [open, onOpenChange])
  if (!open) return null
  const { need } = progressOf(goal)
  const title = <bdi>{goal.title}</bdi>
  const stage = document.querySelector('.room-frame') ?? document.body
  const cheer = () => {
    onOpenChange(false)
    document.querySelector<HTMLElement>('.room-bar input')?.focus()
  }
  return createPortal(
    <div className="goal-reached" role="status" data-testid="goal-reached">
      <div className="goal-reached-close">
        <IconButton icon="close" size={34} label={t`Close`} onClick={() => onOpenChange(false)} />
      </div>
      <span className="goal-ring">
        <GoalPicture gifticon={goal.gifticon} size={104} />
        <span>
          <Icon name="check" size={22} stroke={3} />
        </span>
      </span>
      <p className="goal-full">
        <bdi dir="ltr">
          {count(need)}/{count(need)}
        </bdi>
      </p>
      <h2>
        <Trans>Goal reached!</Trans>
      </h2>
      <p className="goal-promise">
        {goal.kind === 'task' ? (
          <Trans>
            {host} will do it now: {title}
          </Trans>
        ) : (
          <Trans>
            {host}’s wish came together: {title}
          </Trans>
        )}
      </p>
      <p className="goal-sum glass">
        <b>
          <Plural value={goal.givers} one="# viewer" other="# viewers" />
        </b>
        <span>
          <Trans>
            <CoinAmount amount={goal.need_coin} size={14} /> together
          </Trans>
        </span>
      </p>
      {given !== '0' && (
        <p className="goal-sum glass" data-testid="goal-given">
          <b>
            <Trans>
              You gave <CoinAmount amount={given} size={14} />
            </Trans>
          </b>
          <span>
            <Trans>paid to {host} when it’s done</Trans>
          </span>
        </p>
      )}
      <Button variant="glass" onClick={cheer}>
        <Icon name="message" size={19} />
        <Trans>Cheer in chat</Trans>
      </Button>
    </div>,
    stage,
  )
}
