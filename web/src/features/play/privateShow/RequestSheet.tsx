import { BalanceAfter } from '../../../lib/BalanceAfter.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_PRIVATE_MINUTES, mayDo, MIN_PRIVATE_MINUTES, type PrivatePerformance } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { clockText } from '../../../lib/clockText.ts'
import { refusalText } from '../../../lib/refusalText.ts'
import { useSession } from '../../../lib/session.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { Slot } from '../../../room/Slot.tsx'
import { useRoom, useSlice } from '../../../room/useRoom.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CheckRow } from '../../../ui/CheckRow.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { privateQuery, useAsk, useEnd } from './privateShow.queries.ts'
import { depositOf } from './clock.ts'
import { privateSlice } from './privateShow.state.ts'

interface RequestSheetProps {
  open: boolean
  /** The last of mine with this host. */
  show: PrivatePerformance | undefined
  onAsked: (id: number) => void
  onOpenChange: (open: boolean) => void
}

export function RequestSheet({ open, show, onAsked, onOpenChange }: RequestSheetProps) {
  const { t } = useLingui()
  const isWaiting = show?.state === 'asked'
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Private show`} titleHidden scrim="light">
      <div className="private-sheet" data-testid="private-sheet">
        <Head />
        {isWaiting ? <Waiting show={show} /> : <Ask show={show} onAsked={onAsked} />}
      </div>
    </Sheet>
  )
}

function Head() {
  const { user_nicename: name, avatar } = useRoom().entered.room
  return (
    <div className="private-head">
      <Avatar src={avatar} name={name} size={44} />
      <div className="min-w-0">
        <p className="t-title">
          <Trans>Private show</Trans>
        </p>
        <p className="t-cap text-text-2">
          <Trans>
            Just you and <bdi>{name}</bdi>
          </Trans>
        </p>
      </div>
    </div>
  )
}

/** Sent: the deposit is set aside until the host answers, or time is up. */
function Waiting({ show }: { show: PrivatePerformance }) {
  const { t } = useLingui()
  const room = useRoom()
  const { user_nicename: name } = room.entered.room
  const end = useEnd(room)
  return (
    <div className="private-wait" data-testid="private-waiting">
      <p className="private-clock" role="timer" aria-label={t`Time left to answer`}>
        <bdi dir="ltr">{clockText(show.wait)}</bdi>
      </p>
      <p role="status">
        <Trans>
          Waiting for <bdi>{name}</bdi> to answer
        </Trans>
      </p>
      <p className="t-sub text-text-2">
        <Trans>
          <CoinAmount amount={show.deposit} size={14} /> are set aside. They come back in full if the request isn’t accepted.
        </Trans>
      </p>
      {mayDo(show.state, 'end', 'viewer') && (
        <Button variant="quiet" size="xl" block busy={end.isPending} data-testid="private-cancel" onClick={() => end.mutate(show.id)}>
          <Trans>Cancel request</Trans>
        </Button>
      )}
    </div>
  )
}

const choices = [10, 15, 20, 30, 60] as const

function Ask({ show, onAsked }: { show: PrivatePerformance | undefined; onAsked: (id: number) => void }) {
  const { address } = useRoom()
  const uid = useSession((session) => session.uid)
  const { data, status, refetch } = useQuery(privateQuery(uid, address.liveuid))
  const price = useSlice(privateSlice, (state) => state.price)
  // Asked before this page was opened.
  const waiting = data?.performance?.state === 'asked' ? data.performance.id : 0
  useEffect(() => {
    if (waiting > 0) onAsked(waiting)
  }, [waiting, onAsked])
  if (status === 'pending') return <RowSkeletons count={4} tall />
  if (status === 'error' && !data) return <ErrorState onReload={() => void refetch()} />
  const became = show && ['declined', 'expired', 'cancelled'].includes(show.state) ? show.state : undefined
  return <Terms price={price || data.need_coin_min} coin={data.coin} became={became} onAsked={onAsked} />
}

interface TermsProps {
  price: number
  coin: string
  became: PrivatePerformance['state'] | undefined
  onAsked: (id: number) => void
}
function Terms({ price, coin, became, onAsked }: TermsProps) {
  const { t } = useLingui()
  const { count } = useFormat()
  const room = useRoom()
  const { user_nicename: name } = room.entered.room
  const [minutes, setMinutes] = useState<number>(MIN_PRIVATE_MINUTES)
  const [agreed, setAgreed] = useState(false)
  const ask = useAsk(room)
  const deposit = depositOf(price, minutes)
  const left = BigInt(coin) - deposit
  const step = (by: number) => setMinutes(Math.min(MAX_PRIVATE_MINUTES, Math.max(MIN_PRIVATE_MINUTES, minutes + by)))
  const problem = ask.isError ? (refusalText(ask.error) ?? t`Something went wrong. Try again.`) : undefined
  return (
    <>
      {became && !ask.isPending && (
        <p className="private-note" role="status" data-testid="private-declined">
          <Icon name="info" size={18} />
          <span>
            {became === 'declined' && (
              <Trans>
                <bdi>{name}</bdi> declined the request. Your deposit is back.
              </Trans>
            )}
            {became === 'expired' && (
              <Trans>
                <bdi>{name}</bdi> didn’t answer in time. Your deposit is back.
              </Trans>
            )}
            {became === 'cancelled' && <Trans>The request was canceled. Your deposit is back.</Trans>}
          </span>
        </p>
      )}
      <div className="private-length">
        <div className="min-w-0 flex-1">
          <b>
            <Trans context="of a private show">Duration</Trans>
          </b>
          <small>
            <Trans>10 minutes minimum</Trans>
          </small>
        </div>
        <IconButton
          icon="minus"
          variant="filled"
          size={44}
          label={t`Fewer minutes`}
          disabled={minutes <= MIN_PRIVATE_MINUTES}
          onClick={() => step(-1)}
        />
        <output className="private-count" aria-live="polite" data-testid="private-minutes">
          {count(minutes)}
        </output>
        <IconButton
          icon="plus"
          variant="filled"
          size={44}
          label={t`More minutes`}
          disabled={minutes >= MAX_PRIVATE_MINUTES}
          onClick={() => step(1)}
        />
      </div>
      <div className="private-choices" role="group" aria-label={t`Minutes`}>
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === minutes}
            data-testid={`private-${choice}`}
            onClick={() => setMinutes(choice)}
          >
            {count(choice)}
          </button>
        ))}
      </div>
      <dl className="private-bill">
        <div>
          <dt>
            <Trans>Price per minute</Trans>
          </dt>
          <dd>
            <CoinAmount amount={price} />
          </dd>
        </div>
        <div data-total="true">
          <dt>
            <Trans>Deposit now · {minutes} min</Trans>
          </dt>
          <dd>
            <CoinAmount amount={deposit} size={20} />
          </dd>
        </div>
      </dl>
      <p className="private-note">
        <Icon name="info" size={18} />
        <span>
          <Trans>
            The deposit comes back in full if <bdi>{name}</bdi> doesn’t accept within 2 minutes. The first 10 seconds are free. You pay only
            for minutes with video on both sides, and unused minutes come back.
          </Trans>
        </span>
      </p>
      <div className="private-agree" data-testid="private-consent">
        <CheckRow checked={agreed} onChange={setAgreed}>
          <span className="t-sub text-text-2">
            <Trans>I accept the price and the 10-minute minimum deposit, and I won’t record. Nimbo doesn’t record either.</Trans>
          </span>
        </CheckRow>
      </div>
      {problem && (
        <p className="private-fault t-sub text-danger" role="alert">
          {problem}
        </p>
      )}
      <div className="private-foot">
        <div className="min-w-0">
          <CoinAmount amount={coin} size={22} />
          <span className="t-cap block text-text-2 tabular-nums">
            <BalanceAfter left={left} />
          </span>
          <Slot place="spend" />
        </div>
        <span className="flex-1">
          {left < 0n ? (
            <Button size="xl" block onClick={() => room.showPanel('recharge', true)}>
              <Trans>Recharge</Trans>
            </Button>
          ) : (
            <Button
              size="xl"
              block
              busy={ask.isPending}
              disabled={!agreed || price === 0}
              data-testid="private-ask"
              onClick={() => ask.mutate({ minutes, price }, { onSuccess: ({ performance }) => onAsked(performance.id) })}
            >
              <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
                <Trans>Request</Trans> ·
                <img src="/art/coin.svg" alt={t`Coins`} width={18} height={18} />
                {count(deposit)}
              </span>
            </Button>
          )}
        </span>
      </div>
    </>
  )
}
