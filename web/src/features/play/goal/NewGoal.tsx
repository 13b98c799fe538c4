import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  GOAL_TITLE_MAX,
  Gifts,
  giftTypes,
  goalMinutes,
  MAX_GOAL_COINS,
  MAX_GOAL_COUNT,
  MAX_OPEN_GOALS,
  MIN_GOAL_COINS,
} from '@nimbo/contract'
import type { GiftCard } from '@nimbo/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../../lib/client.ts'
import { refusalText } from '../../../lib/refusalText.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choices } from '../../../ui/Choices.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { FieldTitle } from '../../../ui/FieldTitle.tsx'
import { GiftTile } from '../../../ui/GiftTile.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Input } from '../../../ui/Input.tsx'
import { SegmentedTabs } from '../../../ui/SegmentedTabs.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSetGoal } from './goal.queries.ts'
import { ticketsOf } from './goal.state.ts'
import './goal.css'

const STEP = 5
const FIRST_COUNT = 30
const FIRST_COINS = '1000'

const giftsQuery = (language: string) =>
  queryOptions({
    queryKey: ['goal-gifts', language],
    queryFn: async ({ signal }) =>
      (await client.call(Gifts.getGiftList, {}, { signal })).giftlist.filter(({ type }) => type !== giftTypes.doodle),
  })

interface NewGoalProps {
  running: number
  percent: number
  onDone: () => void
}

/** Form of a new goal: promise, price and deadline, fixed once it is published. */
export function NewGoal({ running, percent, onDone }: NewGoalProps) {
  const { t } = useLingui()
  const { count: figure } = useFormat()
  const room = useRoom()
  const { data: gifts = [] } = useQuery(giftsQuery(useLanguage()))
  const [key] = useState(() => crypto.randomUUID())
  const [kind, setKind] = useState<'wish' | 'task'>('task')
  const [title, setTitle] = useState('')
  const [counted, setCounted] = useState<'coins' | 'gift'>('gift')
  const [coins, setCoins] = useState(FIRST_COINS)
  const [chosen, choose] = useState<number>()
  const [many, setMany] = useState(FIRST_COUNT)
  const [time, setTime] = useState('30')
  const set = useSetGoal(room)

  const gift = gifts.find(({ id }) => id === chosen) ?? gifts[0]
  const isGift = counted === 'gift'
  const need = isGift ? Number(gift?.needcoin ?? 0) * many : Number(coins)
  const isPriced = Number.isInteger(need) && need >= MIN_GOAL_COINS && need <= MAX_GOAL_COINS
  const fits = (next: number) => next >= 1 && next <= MAX_GOAL_COUNT && Number(gift?.needcoin ?? 0) * next <= MAX_GOAL_COINS
  const step = (by: number) => {
    const next = many === 1 && by > 0 ? by : Math.max(1, many + by)
    if (fits(next)) setMany(next)
  }
  const [least, most] = [figure(MIN_GOAL_COINS), figure(MAX_GOAL_COINS)]
  const problem = set.isError ? (refusalText(set.error) ?? t`Something went wrong. Try again.`) : undefined
  const start = () =>
    set.mutate(
      {
        key,
        kind,
        title: title.trim(),
        minutes: Number(time),
        need_coin: isGift ? 0 : need,
        giftid: isGift ? (gift?.id ?? 0) : 0,
        giftcount: isGift ? many : 0,
      },
      {
        onSuccess: () => {
          onDone()
          toast(kind === 'task' ? t`Task posted` : t`Wish posted`)
        },
      },
    )
  return (
    <form
      className="goal-form"
      data-testid="goal-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (title.trim() !== '' && isPriced) start()
      }}
    >
      <SegmentedTabs
        label={t`Kind of goal`}
        items={[
          { key: 'wish', label: t`Wish` },
          { key: 'task', label: t`Task` },
        ]}
        value={kind}
        onChange={setKind}
      />
      <div>
        <FieldTitle note={<bdi dir="ltr">{`${title.length}/${GOAL_TITLE_MAX}`}</bdi>}>
          {kind === 'task' ? <Trans>What will you do?</Trans> : <Trans>What do you wish for?</Trans>}
        </FieldTitle>
        <Input
          label={kind === 'task' ? t`What will you do?` : t`What do you wish for?`}
          value={title}
          maxLength={GOAL_TITLE_MAX}
          data-testid="goal-title"
          onChange={(event) => setTitle(event.target.value)}
        />
      </div>
      <div className="goal-target">
        <FieldTitle>
          <Trans comment="How much a goal takes">Target</Trans>
        </FieldTitle>
        <SegmentedTabs
          small
          label={t({ message: 'Target', comment: 'How much a goal takes' })}
          items={[
            { key: 'coins', label: t`Coins` },
            { key: 'gift', label: t`Gift` },
          ]}
          value={counted}
          onChange={setCounted}
        />
      </div>
      {isGift ? (
        <>
          <GiftRow gifts={gifts} chosen={gift?.id} onChoose={choose} />
          <div className="goal-many">
            <span className="min-w-0 flex-1">
              <Trans>How many</Trans>
              <small>
                <bdi dir="ltr">
                  {figure(many)} × {figure(gift?.needcoin ?? '0')}
                </bdi>
                {' = '}
                <CoinAmount amount={need} size={13} />
              </small>
            </span>
            <IconButton icon="minus" variant="filled" size={40} label={t`Less`} onClick={() => step(-STEP)} />
            <b aria-live="polite">{figure(many)}</b>
            <IconButton icon="plus" variant="filled" size={40} label={t`More`} onClick={() => step(STEP)} />
          </div>
        </>
      ) : (
        <Input
          label={t`Coins`}
          inputMode="numeric"
          value={coins}
          data-testid="goal-coins"
          start={<img src="/art/coin.svg" alt="" width={20} height={20} />}
          error={isPriced ? undefined : t`From ${least} to ${most} coins`}
          onChange={(event) => setCoins(event.target.value.replaceAll(/\D/g, '').slice(0, 7))}
        />
      )}
      {kind === 'task' && (
        <div>
          <FieldTitle>
            <Trans>Time limit</Trans>
          </FieldTitle>
          <Choices
            label={t`Time limit`}
            variant="grid"
            choices={goalMinutes.map((minutes) => ({ key: String(minutes), label: t`${minutes} min` }))}
            value={time}
            onChange={setTime}
          />
        </div>
      )}
      <p className="goal-note">
        <Icon name="lock" size={18} className="text-info" />
        <span>
          {kind === 'task' ? (
            <Trans>
              Tips are held until you mark it done. If time runs out, <b>everyone gets theirs back</b>.
            </Trans>
          ) : (
            <Trans>
              Tips are held until you mark it done. If the live ends first, <b>everyone gets theirs back</b>.
            </Trans>
          )}
        </span>
      </p>
      <div className="goal-foot">
        {problem && (
          <p className="t-sub pbe-2 text-danger" role="alert">
            {problem}
          </p>
        )}
        <div>
          <div className="min-w-0">
            <CoinAmount kind="ticket" amount={isPriced ? ticketsOf(BigInt(need), percent) : 0n} size={22} />
            <span className="t-cap block text-text-2">
              <Trans>yours if you do it</Trans>
            </span>
          </div>
          <span className="flex-1">
            <Button
              type="submit"
              size="xl"
              block
              busy={set.isPending}
              disabled={title.trim() === '' || !isPriced || running >= MAX_OPEN_GOALS}
              data-testid="goal-start"
            >
              {kind === 'task' ? <Trans>Start task</Trans> : <Trans>Make a wish</Trans>}
            </Button>
          </span>
        </div>
      </div>
    </form>
  )
}

function GiftRow({ gifts, chosen, onChoose }: { gifts: readonly GiftCard[]; chosen: number | undefined; onChoose: (id: number) => void }) {
  const { t } = useLingui()
  const { count } = useFormat()
  return (
    <RadioGroup
      aria-label={t`Gifts`}
      value={chosen ?? null}
      onValueChange={(id) => id !== null && onChoose(id)}
      className="goal-gifts no-scrollbar"
    >
      {gifts.map(({ id, gifticon, giftname, needcoin }) => (
        <Radio.Root key={id} value={id} className="gift-cell" data-testid={`goal-gift-${id}`}>
          <GiftTile icon={gifticon} name={giftname}>
            <span className="gift-price">
              <img src="/art/coin.svg" alt={t`Coins`} width={12} height={12} />
              {count(needcoin)}
            </span>
          </GiftTile>
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
