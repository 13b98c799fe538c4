import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Goal, RoomGoal } from '@nimbo/contract'
import type { ReactNode } from 'react'
import { clockText } from '../../../lib/clockText.ts'
import { serverNow } from '../../../lib/serverClock.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { countdownOf, progressOf } from './goal.state.ts'
import './goal.css'

export function GoalPicture({ gifticon, size = 46 }: { gifticon: string; size?: number }) {
  if (gifticon) return <img className="flex-none" src={gifticon} alt="" width={size} height={size} />
  return (
    <span className="goal-star" style={{ inlineSize: size, blockSize: size }}>
      <Icon name="star" size={Math.round(size / 2.2)} />
    </span>
  )
}

function Countdown({ goal }: { goal: RoomGoal }) {
  const { t } = useLingui()
  const left = countdownOf(goal, useNow(1, serverNow))
  if (left === undefined) return null
  return (
    <span className="goal-clock" role="timer" aria-label={t`Time left`} data-soon={left < 60}>
      <Icon name="clock" size={13} />
      <bdi dir="ltr">{clockText(left)}</bdi>
    </span>
  )
}

interface GoalHeadProps {
  goal: Goal
  /** Coins that would be added: drawn behind what is there. */
  adding?: bigint
  children?: ReactNode
}

/** A goal in a list: what it is, how far, until when, and who gave. */
export function GoalHead({ goal, adding = 0n, children }: GoalHeadProps) {
  const { count } = useFormat()
  const { kind, title, gifticon, giftname, giftid, givers, mine, unit_coin, state } = goal
  const { now, need, part } = progressOf(goal)
  const added = Number(adding) / Number(goal.need_coin)
  const own = count(BigInt(mine) / BigInt(unit_coin))
  const done = <b>{count(now)}</b>
  const all = count(need)
  return (
    <>
      <span className="goal-top">
        <GoalPicture gifticon={gifticon} />
        <span className="min-w-0 flex-1">
          <span className="goal-kind">
            {kind === 'wish' ? <Trans>Wish</Trans> : <Trans>Task</Trans>}
            {state === 'open' || state === 'reached' ? <Countdown goal={goal} /> : null}
          </span>
          <span className="goal-title">
            <bdi>{title}</bdi>
          </span>
        </span>
      </span>
      <span
        className="goal-bar"
        role="progressbar"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(part * 100)}
      >
        <i style={{ inlineSize: `${part * 100}%` }} />
        <u style={{ inlineSize: `${Math.min(added, 1 - part) * 100}%` }} />
      </span>
      <span className="goal-figures">
        <span>
          {giftid > 0 ? (
            <>
              <bdi>{giftname}</bdi> ·{' '}
              <Trans>
                {done} of {all}
              </Trans>
            </>
          ) : (
            <Trans>
              {done} of <CoinAmount amount={goal.need_coin} size={13} />
            </Trans>
          )}
        </span>
        <span>
          <Plural value={givers} _0="nobody yet" one="# viewer" other="# viewers" />
          {mine !== '0' && (
            <>
              {' · '}
              <Trans>you gave {own}</Trans>
            </>
          )}
        </span>
      </span>
      {children}
    </>
  )
}

/** Outcome of a goal that is no longer running. */
export function GoalOutcome({ goal: { state, reason, mine, returned } }: { goal: Goal }) {
  const { count } = useFormat()
  const back = count(returned)
  return (
    <span className="goal-outcome" data-state={state}>
      <Icon name={state === 'done' ? 'check' : 'undo'} size={15} flip={state !== 'done'} />
      <span>
        {state === 'done' && <Trans>Done</Trans>}
        {state === 'failed' && <Trans>Not done</Trans>}
        {state === 'cancelled' && <Trans>Cancelled by the host</Trans>}
        {state === 'expired' && <Trans>Time ran out</Trans>}
        {reason && (
          <>
            {' · '}
            <bdi>{reason}</bdi>
          </>
        )}
        {state !== 'done' && mine !== '0' && (
          <>
            {' · '}
            {returned === mine ? <Trans>your {back} coins are back</Trans> : <Trans>your coins are on their way back</Trans>}
          </>
        )}
      </span>
    </span>
  )
}
