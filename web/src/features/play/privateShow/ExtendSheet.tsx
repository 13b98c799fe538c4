import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_PRIVATE_MINUTES, type PrivatePerformance } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { useSession } from '../../../lib/session.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { coinQuery } from '../../../room/wallet.queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { useExtend } from './privateShow.queries.ts'
import { depositOf } from './clock.ts'

interface ExtendSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  show: PrivatePerformance
}

const choices = [5, 10, 20, 30] as const

/** A longer show needs another deposit first. */
export function ExtendSheet({ open, onOpenChange, show }: ExtendSheetProps) {
  const { t } = useLingui()
  const { count } = useFormat()
  const room = useRoom()
  const uid = useSession((session) => session.uid)
  const { data: coin = '0' } = useQuery(coinQuery(uid))
  const [minutes, setMinutes] = useState<number>(10)
  const extend = useExtend(room, show)
  const fitting = choices.filter((choice) => show.minutes + choice <= MAX_PRIVATE_MINUTES)
  const deposit = depositOf(Number(show.need_coin_min), minutes)
  const isShort = BigInt(coin) < deposit
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Add minutes`} scrim="light">
      <div className="private-sheet" data-testid="private-extend-sheet">
        <div className="private-choices" role="group" aria-label={t`Minutes`}>
          {fitting.map((choice) => (
            <button key={choice} type="button" aria-pressed={choice === minutes} onClick={() => setMinutes(choice)}>
              {count(choice)}
            </button>
          ))}
        </div>
        <dl className="private-bill">
          <div data-total="true">
            <dt>
              <Trans>Deposit now · {minutes} min</Trans>
            </dt>
            <dd>
              <CoinAmount amount={deposit} size={20} />
            </dd>
          </div>
        </dl>
        {extend.isError && (
          <p className="private-fault t-sub text-danger" role="alert">
            {refusalText(extend.error) ?? t`Something went wrong. Try again.`}
          </p>
        )}
        <div className="private-foot">
          <CoinAmount amount={coin} size={22} />
          <span className="flex-1">
            {isShort ? (
              <Button size="xl" block onClick={() => room.showPanel('recharge', true)}>
                <Trans>Recharge</Trans>
              </Button>
            ) : (
              <Button
                size="xl"
                block
                busy={extend.isPending}
                disabled={fitting.length === 0}
                data-testid="private-add"
                onClick={() => extend.mutate(minutes, { onSuccess: () => onOpenChange(false) })}
              >
                <Trans>Add minutes</Trans>
              </Button>
            )}
          </span>
        </div>
      </div>
    </Sheet>
  )
}
