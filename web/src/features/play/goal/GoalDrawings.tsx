import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isRunning } from '@nimbo/contract'
import type { RoomGoal, Sender } from '@nimbo/contract'
import type { CSSProperties } from 'react'
import { useFormat } from '../../../lib/useFormat.ts'
import { MoreTile } from '../../../room/MoreTile.tsx'
import type { PanelProps } from '../../../room/feature.ts'
import { useMoreRow, useRoom, useSlice } from '../../../room/useRoom.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import { Quoted } from '../../../lib/Quoted.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { goalSlice } from './goal.slice.ts'
import { progressOf } from './goal.state.ts'
import { GoalNews } from './GoalNews.tsx'
import './goal.css'

const GoalSheet = whenOpened(async () => (await import('./GoalSheet.tsx')).GoalSheet, { ahead: true })
/** The host sets goals and says what became of them. */
export const AnchorGoalsSheet = whenOpened(async () => (await import('./AnchorGoalsSheet.tsx')).AnchorGoalsSheet)

const furthest = (goals: readonly RoomGoal[]) => goals.toSorted((a, b) => progressOf(b).part - progressOf(a).part)[0]

/** Progress of the goal nearest to its end. */
export function GoalChip() {
  const { t } = useLingui()
  const { compact } = useFormat()
  const room = useRoom()
  const goal = useSlice(goalSlice, ({ goals }) => furthest(goals))
  if (!goal) return null
  const { now, need, part } = progressOf(goal)
  const name = goal.kind === 'wish' ? t`Wish` : t`Task`
  return (
    <button
      type="button"
      className="room-chip goal-chip hit-44"
      data-testid="open-goals"
      data-reached={goal.state === 'reached'}
      style={{ '--part': part } as CSSProperties}
      onClick={() => room.showPanel('goals', true)}
    >
      {goal.gifticon ? <img src={goal.gifticon} alt="" width={22} height={22} /> : <Icon name="star" size={14} />}
      <span>
        {name}{' '}
        <bdi dir="ltr">
          {compact(Number(now))}/{compact(Number(need))}
        </bdi>
      </span>
    </button>
  )
}

export function GoalRow() {
  const { t } = useLingui()
  const room = useRoom()
  const open = useMoreRow(() => room.showPanel('goals', true))
  return <MoreTile icon="star" label={t`Wishes and tasks`} render={<button type="button" data-testid="set-goals" onClick={open} />} />
}

/** A viewer tips, and is told what became of it. */
export function GoalPanels(panel: PanelProps) {
  return (
    <>
      <GoalSheet {...panel} />
      <GoalNews />
    </>
  )
}

export function TipLine({ event }: { event: RoomGoal & Sender & { tipped: string } }) {
  const { uname, level, tipped, title, unit_coin: unit, giftid, state } = event
  const name = <bdi>{uname}</bdi>
  const goal = <Quoted text={title} />
  const coins = Number(tipped)
  const gifts = coins / Number(unit)
  return (
    <p className="chat-line" data-goal="true" data-testid="tip-line">
      <span className="chat-badges">
        <LevelBadge level={level} />
      </span>
      {giftid > 0 ? (
        <Trans>
          {name} sent <Plural value={gifts} one="# gift" other="# gifts" /> for {goal}
        </Trans>
      ) : (
        <Trans>
          {name} gave <Plural value={coins} one="# coin" other="# coins" /> for {goal}
        </Trans>
      )}
      {state === 'reached' && (
        <>
          {' · '}
          <b>
            <Trans>Goal reached!</Trans>
          </b>
        </>
      )}
    </p>
  )
}

export function GoalLine({ event: { kind, title, state } }: { event: RoomGoal }) {
  const goal = <bdi>{title}</bdi>
  return (
    <p className="chat-line" data-goal="true" data-testid="goal-line">
      {isRunning(state) && (kind === 'wish' ? <Trans>New wish: {goal}</Trans> : <Trans>New task: {goal}</Trans>)}
      {state === 'done' && <Trans>Done: {goal}</Trans>}
      {!isRunning(state) && state !== 'done' && <Trans>Not completed: {goal}. All tips go back.</Trans>}
    </p>
  )
}
