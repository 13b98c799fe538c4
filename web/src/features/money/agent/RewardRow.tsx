import { Trans } from '@lingui/react/macro'
import type { RewardState } from '@nimbo/contract'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/Avatar.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { Reward } from './agent.queries.ts'
import { useAgentText } from './useAgentText.ts'

const line =
  'relative flex min-h-[50px] items-center gap-3 ps-3.5 pe-3 not-first:before:absolute not-first:before:inset-bs-0 not-first:before:start-13 not-first:before:end-0 not-first:before:border-bs not-first:before:border-line'

interface RewardRowProps {
  reward: Reward
  /** Time the list was read, in milliseconds. */
  now: number
}

/** Waiting ones say until when, and taken ones that they are gone: the figure alone would promise too much. */
const tones: Record<RewardState, string> = { paid: '', held: 'opacity-75', taken_back: 'line-through opacity-60' }

export function RewardRow({ reward, now }: RewardRowProps) {
  const { user_nicename: name, avatar_thumb: picture, state } = reward
  return (
    <li data-testid="reward" data-state={state} className={line}>
      <Avatar src={picture} name={name} size={34} />
      <div className="min-w-0 flex-1 py-1.5">
        <p className="flex text-[15px] leading-[19px] font-semibold">
          <bdi className="truncate">{name}</bdi>
        </p>
        <span className="t-cap block text-pretty text-text-2 tabular-nums">
          <WhatHappened reward={reward} now={now} />
        </span>
      </div>
      <span className={`flex flex-none items-center gap-1 ${tones[state]}`}>
        {state === 'held' && <Icon name="clock" size={15} className="text-text-2" />}
        <b className="flex items-center text-gold">
          <Plus />
          <CoinAmount amount={reward.reward} size={16} />
        </b>
      </span>
    </li>
  )
}

const Plus = (): ReactNode => <span>+</span>

function WhatHappened({ reward, now }: RewardRowProps) {
  const text = useAgentText()
  const coins = text.coins(reward.coin)
  const ago = text.ago(reward.addtime, now)
  const date = text.date(reward.due)
  if (reward.state === 'taken_back') return <Trans>Recharge of {coins} reversed</Trans>
  if (reward.state === 'held')
    return (
      <Trans>
        Recharged {coins} · available {date}
      </Trans>
    )
  return (
    <Trans>
      Recharged {coins} · {ago}
    </Trans>
  )
}
