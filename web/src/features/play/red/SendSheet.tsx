import { BalanceAfter } from '../../../lib/BalanceAfter.tsx'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { MAX_RED_COINS, MAX_RED_SHARES, MAX_RED_WORDS, redDelaySeconds, redLifeSeconds } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { useSession } from '../../../lib/session.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { westernDigits } from '../../../lib/westernDigits.ts'
import { Slot } from '../../../room/Slot.tsx'
import { useRoom } from '../../../room/useRoom.ts'
import { coinQuery } from '../../../room/wallet.queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckRow } from '../../../ui/CheckRow.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Input } from '../../../ui/Input.tsx'
import { SegmentedTabs } from '../../../ui/SegmentedTabs.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { toast } from '../../../ui/toast.ts'
import { packTotal } from './pack.state.ts'
import { useSendPack } from './red.queries.ts'
import { showSheet } from './red.state.ts'
import './red.css'

interface SendSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function SendSheet({ open, onOpenChange }: SendSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`Send a red pack`}
      titleHidden
      scrim="light"
      mark={<img className="red-mark" src="/art/red-pack-closed.svg" alt="" width={84} height={84} />}
    >
      {open && <Form onDone={() => onOpenChange(false)} />}
    </Sheet>
  )
}

const digits = (typed: string, longest: number) => westernDigits(typed).replace(/\D/g, '').slice(0, longest)

function Form({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const { count } = useFormat()
  const room = useRoom()
  const uid = useSession((session) => session.uid)
  const { data: balance = room.entered.coin } = useQuery(coinQuery(uid))
  const [kind, setKind] = useState<'lucky' | 'average'>('lucky')
  const [grant, setGrant] = useState<'now' | 'delayed'>('now')
  const [coinText, setCoin] = useState('1000')
  const [numsText, setNums] = useState('10')
  const [des, setDes] = useState('')
  const [follow, setFollow] = useState(false)
  const send = useSendPack(room)
  const isLucky = kind === 'lucky'
  const [coin, nums] = [Number(coinText), Number(numsText)]
  const total = packTotal({ lucky: isLucky, coin, nums })
  const left = BigInt(balance) - BigInt(total)
  const problem = send.isError ? (refusalText(send.error) ?? t`Couldn’t send. Check your connection and try again.`) : undefined
  const [mean, most, shares] = [count(nums > 0 ? Math.floor(total / nums) : 0), count(MAX_RED_COINS), count(MAX_RED_SHARES)]
  const fault =
    total > MAX_RED_COINS
      ? t`${most} coins at most`
      : nums > MAX_RED_SHARES
        ? t`${shares} shares at most`
        : isLucky && nums > coin
          ? t`At least one coin for each share`
          : undefined
  const isReady = coin > 0 && nums > 0 && fault === undefined
  const change = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      send.reset()
      set(value)
    }
  }
  const submit = () =>
    send.mutate(
      {
        stream: room.address.stream,
        type: isLucky ? 1 : 0,
        type_grant: grant === 'delayed' ? 1 : 0,
        coin,
        nums,
        des: des.trim(),
        follow: follow ? 1 : 0,
      },
      {
        onSuccess: () => {
          onDone()
          toast(t`Red pack sent`)
        },
      },
    )
  const [minutes, lifeMinutes] = [redDelaySeconds / 60, redLifeSeconds / 60]
  return (
    <form
      className="red-send"
      data-testid="red-send"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && left >= 0n && !send.isPending) submit()
      }}
    >
      <div className="red-head">
        <p className="t-title flex-1">
          <Trans>Send a red pack</Trans>
        </p>
        <IconButton
          icon="history"
          variant="filled"
          size={40}
          label={t`Red packs in this live`}
          data-testid="red-past"
          onClick={() => showSheet(room, 'list')}
        />
      </div>
      <SegmentedTabs
        label={t`Type of red pack`}
        items={[
          { key: 'lucky', label: t({ message: 'Lucky', context: 'a red pack split at random' }) },
          { key: 'average', label: t({ message: 'Equal shares', context: 'a red pack' }) },
        ]}
        value={kind}
        onChange={change(setKind)}
      />
      <Figure
        label={isLucky ? t({ message: 'Total', context: 'coins of a red pack' }) : t`Coins each`}
        value={coinText}
        coins
        testId="red-coin"
        onChange={change((typed: string) => setCoin(digits(typed, 7)))}
      />
      <Figure
        label={t({ message: 'Shares', context: 'of a red pack' })}
        value={numsText}
        testId="red-nums"
        onChange={change((typed: string) => setNums(digits(typed, 4)))}
      />
      {fault ? (
        <p className="t-cap text-danger" role="alert" data-testid="red-fault">
          {fault}
        </p>
      ) : (
        <p className="t-cap text-text-2 tabular-nums">
          {isLucky ? (
            <Trans>Everyone gets a random amount: at least 1, and {mean} on average.</Trans>
          ) : (
            <Plural value={nums} one="# person gets the same" other="# people get the same each" />
          )}
        </p>
      )}
      <SegmentedTabs
        label={t`When it opens`}
        items={[
          { key: 'now', label: t({ message: 'Right away', context: 'a red pack opens' }) },
          { key: 'delayed', label: t`In ${minutes} minutes` },
        ]}
        value={grant}
        onChange={change(setGrant)}
      />
      {grant === 'delayed' && (
        <p className="t-cap text-text-2">
          <Trans>Everyone sees the countdown, and more people can join before it opens.</Trans>
        </p>
      )}
      <Input
        label={t`Message`}
        placeholder={t`Say something with it (optional)`}
        value={des}
        maxLength={MAX_RED_WORDS}
        data-testid="red-des"
        onChange={({ target }) => change(setDes)(target.value)}
        end={
          <span className="t-cap tabular-nums" dir="ltr">
            {des.length}/{MAX_RED_WORDS}
          </span>
        }
      />
      {room.role === 'audience' && (
        <CheckRow checked={follow} onChange={change(setFollow)}>
          <Trans>Only for people who follow the host</Trans>
        </CheckRow>
      )}
      <p className="red-note t-sub">
        <Icon name="history" size={18} className="text-info" />
        <span>
          <Trans>
            What nobody opens within {lifeMinutes} minutes, or before the live ends, <b>goes back to your balance</b>.
          </Trans>
        </span>
      </p>
      {problem && (
        <p className="t-sub text-danger" role="alert">
          {problem}
        </p>
      )}
      <div className="red-foot">
        <div className="min-w-0">
          <CoinAmount amount={balance} size={22} />
          <span className="t-cap block text-text-2 tabular-nums">
            <BalanceAfter left={left} />
          </span>
          <Slot place="spend" />
        </div>
        <span className="flex-1">
          {left < 0n && room.role === 'audience' ? (
            <Button type="button" size="xl" block data-testid="red-short" onClick={() => room.showPanel('recharge', true)}>
              <Trans>Recharge</Trans>
            </Button>
          ) : (
            <Button type="submit" size="xl" block data-testid="red-submit" disabled={!isReady || left < 0n} busy={send.isPending}>
              <Trans>Send</Trans> ·
              <img src="/art/coin.svg" alt={t`Coins`} width={18} height={18} />
              {count(total)}
            </Button>
          )}
        </span>
      </div>
    </form>
  )
}

interface FigureProps {
  label: string
  value: string
  coins?: boolean
  testId: string
  onChange: (typed: string) => void
}
/** A large figure at the end of its line, as the amount of a wallet. */
function Figure({ label, value, coins = false, testId, onChange }: FigureProps) {
  return (
    <label className="red-figure">
      <span>{label}</span>
      {coins && <img src="/art/coin.svg" alt="" width={22} height={22} />}
      <input
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={value}
        data-testid={testId}
        data-coins={coins}
        style={{ inlineSize: `${Math.max(2, value.length + 1)}ch` }}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
