import { Trans, useLingui } from '@lingui/react/macro'
import type { RoomDoor } from '@nimbo/contract'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/useFormat.ts'
import { Button } from '../../../ui/Button.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { DoorFault } from './roomEntry.ts'

interface PriceTermsProps {
  door: RoomDoor
  fault: DoorFault | undefined
  busy: boolean
  onEnter: () => void
}

/** A paid or timed room: what it costs, what that brings, and what is left afterwards. */
export function PriceTerms({ door, fault, busy, onEnter }: PriceTermsProps) {
  const timed = door.type === 3
  const [price, coins] = [BigInt(door.type_val), BigInt(door.coin)]
  return (
    <>
      <div className="door-price">
        <img src={timed ? '/art/room-timed.svg' : '/art/room-paid.svg'} alt="" />
        <div className="min-w-0 flex-1">
          <h2>{timed ? <Trans>Timed live</Trans> : <Trans>Paid live</Trans>}</h2>
          <p>{timed ? <Trans>You pay by the minute</Trans> : <Trans>One price for the whole live</Trans>}</p>
        </div>
        <b className="door-amount">
          <CoinAmount amount={price} size={24} />
          {timed && (
            <small>
              <Trans comment="After a price, as short as possible">per min</Trans>
            </small>
          )}
        </b>
      </div>
      <FaultNote fault={fault} />
      {timed && <Lasts minutes={coins / price} />}
      <Promises timed={timed} />
      <DoorFoot price={price} coins={coins} timed={timed} busy={busy} onEnter={onEnter} />
    </>
  )
}

function FaultNote({ fault }: { fault: DoorFault | undefined }) {
  if (fault === undefined || fault === 'short' || fault === 'wrong' || fault === 'tooMany') return null
  return (
    <p role="alert" className="door-fault">
      <Icon name="alert" size={16} />
      {fault === 'priceChanged' ? <Trans>The price has changed. Check it before you join.</Trans> : fault.text}
    </p>
  )
}

const DAY_SECONDS = 86_400

/** Time the balance lasts from now on. */
function Lasts({ minutes }: { minutes: bigint }) {
  const { t } = useLingui()
  const { duration, time } = useFormat()
  const [now] = useState(() => Math.floor(Date.now() / 1000))
  if (minutes === 0n) return null
  const seconds = Number(minutes) * 60
  const isShort = seconds < DAY_SECONDS
  return (
    <div className="door-lasts">
      <p>
        <Trans>Your coins last</Trans>
        <b>{isShort ? duration(seconds) : t`More than a day`}</b>
      </p>
      <span className="door-bar" aria-hidden="true">
        <i />
      </span>
      {isShort && (
        <p className="t-cap">
          <span>
            <Trans>now {time(now)}</Trans>
          </span>
          <span>
            <Trans>until about {time(now + seconds)}</Trans>
          </span>
        </p>
      )}
    </div>
  )
}

function Promises({ timed }: { timed: boolean }) {
  if (timed)
    return (
      <ul className="door-promises">
        <Promised>
          <Trans>Charged at the start of each minute</Trans>
        </Promised>
        <Promised>
          <Trans>Nothing charged while the picture is down</Trans>
        </Promised>
      </ul>
    )
  return (
    <ul className="door-promises">
      <Promised>
        <Trans>Watch and chat until it ends</Trans>
      </Promised>
      <Promised>
        <Trans>Leave and come back without paying again</Trans>
      </Promised>
    </ul>
  )
}

function Promised({ children }: { children: ReactNode }) {
  return (
    <li>
      <Icon name="check" size={18} stroke={2.6} className="flex-none text-ok" />
      <span>{children}</span>
    </li>
  )
}

interface DoorFootProps {
  price: bigint
  coins: bigint
  timed: boolean
  busy: boolean
  onEnter: () => void
}

function DoorFoot({ price, coins, timed, busy, onEnter }: DoorFootProps) {
  const { i18n } = useLingui()
  const short = coins < price
  const amount = (coin: bigint) => i18n.number(Number(coin))
  return (
    <div className="door-foot">
      <div className="min-w-0">
        <p className="text-[18px] leading-[22px] font-extrabold" data-testid="door-coins">
          <CoinAmount amount={coins} size={20} />
        </p>
        <p className="t-cap text-text-2">
          {short ? (
            <Trans>{amount(price - coins)} short</Trans>
          ) : timed ? (
            <Trans>{amount(coins - price)} left after minute 1</Trans>
          ) : (
            <Trans>{amount(coins - price)} left after</Trans>
          )}
        </p>
      </div>
      {short ? (
        <Link to="/recharge" data-testid="door-recharge" className="door-recharge">
          <Trans>Recharge</Trans>
        </Link>
      ) : (
        <span className="flex-1">
          <Button size="xl" block busy={busy} data-testid="door-enter" onClick={onEnter}>
            {timed ? (
              <Trans>
                Enter · <img src="/art/coin.svg" alt="" width={18} height={18} /> {amount(price)}/min
              </Trans>
            ) : (
              <Trans>
                Enter · <img src="/art/coin.svg" alt="" width={18} height={18} /> {amount(price)}
              </Trans>
            )}
          </Button>
        </span>
      )}
    </div>
  )
}
