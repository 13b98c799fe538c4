import { BalanceAfter } from '../../../lib/BalanceAfter.tsx'
import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { goalMachine, isRunning, step } from '@nimbo/contract'
import type { Goal } from '@nimbo/contract'
import { useState } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { Slot } from '../../../room/Slot.tsx'
import { useRoom } from '../../../room/useRoom.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Choices } from '../../../ui/Choices.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { toast } from '../../../ui/toast.ts'
import { useTip } from './goal.queries.ts'
import { type Offer, offersOf } from './goal.state.ts'
import { GoalHead, GoalOutcome } from './GoalParts.tsx'
import { ReturnedSheet } from './ReturnedSheet.tsx'
import { useGoals } from './useGoals.ts'
import './goal.css'

interface GoalSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function GoalSheet({ open, onOpenChange }: GoalSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Wishes and tasks`} titleHidden scrim="light" tall>
      {open && <Goals />}
    </Sheet>
  )
}

const mayTip = ({ state }: Goal) => step(goalMachine, state, 'tip', 'viewer') !== undefined

function Goals() {
  const { t } = useLingui()
  const { count } = useFormat()
  const { user_nicename: name, avatar } = useRoom().entered.room
  const { list, data, status, refetch } = useGoals()
  const running = list?.filter(({ state }) => isRunning(state)) ?? []
  const nums = count(running.length)
  const over = list?.filter(({ state }) => !isRunning(state)) ?? []
  return (
    <div className="goal-sheet" data-testid="goal-sheet">
      <div className="goal-host pe-4 landscape:pe-14 tablet:pe-14">
        <Avatar src={avatar} name={name} size={40} />
        <p className="t-title min-w-0 flex-1 truncate">
          <Trans>
            <bdi>{name}</bdi>’s goals
          </Trans>
        </p>
        {list && (
          <span className="t-cap text-text-2 tabular-nums">
            <Trans>{nums} running</Trans>
          </span>
        )}
      </div>
      {status === 'pending' && <RowSkeletons count={3} tall />}
      {status === 'error' && !data && <ErrorState onReload={() => void refetch()} />}
      {list?.length === 0 && <EmptyState picture="live" title={t`No goals yet`} text={t`Wishes and tasks of this host appear here.`} />}
      {list && list.length > 0 && data && <List running={running} over={over} coin={data.coin} />}
    </div>
  )
}

function List({ running, over, coin }: { running: readonly Goal[]; over: readonly Goal[]; coin: string }) {
  const { t } = useLingui()
  const [id, choose] = useState<number>()
  const [wanted, setWanted] = useState<string>()
  const [looked, lookAt] = useState<Goal>()
  const [isLooking, setLooking] = useState(false)
  const open = running.filter(mayTip)
  const goal = open.find(({ goalid }) => goalid === id) ?? open[0]
  const offers = goal ? offersOf(goal) : []
  const offer = offers.find(({ count }) => String(count) === wanted) ?? offers[Math.min(1, offers.length - 1)]
  return (
    <>
      <RadioGroup
        aria-label={t`Goals`}
        className="goal-list"
        value={goal?.goalid ?? null}
        onValueChange={(next) => {
          choose(next ?? undefined)
          setWanted(undefined)
        }}
      >
        {running.map((one) =>
          mayTip(one) ? (
            <div key={one.goalid} className="goal-card" data-on={one === goal} data-testid={`goal-${one.goalid}`}>
              <Radio.Root value={one.goalid} className="goal-pick">
                <GoalHead goal={one} {...(one === goal && offer ? { adding: offer.coins } : {})} />
              </Radio.Root>
              {one === goal && offer && <Amounts goal={one} offers={offers} offer={offer} onChange={setWanted} />}
            </div>
          ) : (
            <div key={one.goalid} className="goal-card" data-testid={`goal-${one.goalid}`}>
              <GoalHead goal={one}>
                <span className="goal-outcome" data-state="reached">
                  <Icon name="check" size={15} />
                  <Trans>Goal reached! The host does it now.</Trans>
                </span>
              </GoalHead>
            </div>
          ),
        )}
      </RadioGroup>
      {over.length > 0 && (
        <ul className="goal-list" aria-label={t`Ended`}>
          {over.map((one) => (
            <li key={one.goalid} className="goal-card" data-over="true" data-testid={`goal-${one.goalid}`}>
              {one.mine === '0' || one.state === 'done' ? (
                <GoalHead goal={one}>
                  <GoalOutcome goal={one} />
                </GoalHead>
              ) : (
                <button
                  type="button"
                  className="goal-pick"
                  onClick={() => {
                    lookAt(one)
                    setLooking(true)
                  }}
                >
                  <GoalHead goal={one}>
                    <GoalOutcome goal={one} />
                  </GoalHead>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {looked && <ReturnedSheet open={isLooking} onOpenChange={setLooking} goal={looked} given={looked.mine} />}
      {goal && offer && <TipFoot key={goal.goalid} goal={goal} offer={offer} coin={coin} />}
    </>
  )
}

interface AmountsProps {
  goal: Goal
  offers: readonly Offer[]
  offer: Offer
  onChange: (count: string) => void
}

function Amounts({ goal, offers, offer, onChange }: AmountsProps) {
  const { t } = useLingui()
  const { count: figure } = useFormat()
  const choices = offers.map(({ count, fills }) => ({
    key: String(count),
    label: <bdi dir="ltr">{goal.giftid > 0 ? `×${figure(count)}` : figure(count)}</bdi>,
    ...(fills && { note: t`fills it` }),
  }))
  return (
    <div className="goal-amounts">
      <Choices label={t`How many`} variant="grid" choices={choices} value={String(offer.count)} onChange={onChange} />
    </div>
  )
}

function TipFoot({ goal, offer, coin }: { goal: Goal; offer: Offer; coin: string }) {
  const { t } = useLingui()
  const { count } = useFormat()
  const room = useRoom()
  const tip = useTip(room)
  const left = BigInt(coin) - offer.coins
  const many = count(offer.count)
  const problem = tip.isError ? (refusalText(tip.error) ?? t`No answer yet. Tap again: you won’t pay twice.`) : undefined
  const give = () =>
    tip.mutate(
      { goalid: goal.goalid, coins: offer.coins },
      {
        onSuccess: ({ tipped, goal: { state } }) => {
          const given = Number(tipped)
          if (BigInt(tipped) < offer.coins)
            toast(t`Only ${plural(given, { one: '# coin was', other: '# coins were' })} missing. The rest stayed with you.`)
          else if (state === 'open') toast(t`${plural(given, { one: '# coin', other: '# coins' })} held for this goal`)
        },
      },
    )
  return (
    <>
      <p className="goal-note">
        <Icon name="shield" size={18} className="text-info" />
        <Trans>Held until it’s done, or refunded in full.</Trans>
      </p>
      <div className="goal-foot">
        {problem && (
          <p className="t-sub pbe-2 text-danger" role="alert">
            {problem}
          </p>
        )}
        <div>
          <div className="max-w-2/5 min-w-0">
            <CoinAmount amount={coin} size={22} />
            <span className="t-cap block text-text-2 tabular-nums">
              <BalanceAfter left={left} />
            </span>
            <Slot place="spend" />
          </div>
          <span className="flex-1">
            {left < 0n ? (
              <Button size="xl" block data-testid="tip-short" onClick={() => room.showPanel('recharge', true)}>
                <Trans>Recharge</Trans>
              </Button>
            ) : (
              <Button size="xl" block busy={tip.isPending} data-testid="tip-send" onClick={give}>
                <span className="whitespace-nowrap">
                  {goal.giftid > 0 ? <Trans comment="Button: tips so many gifts for a goal">Tip {many}</Trans> : <Trans>Tip</Trans>}
                  {' ·'}
                </span>{' '}
                <img src="/art/coin.svg" alt={t`Coins`} width={18} height={18} />
                {count(offer.coins)}
              </Button>
            )}
          </span>
        </div>
      </div>
    </>
  )
}
