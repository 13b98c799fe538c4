import { BalanceAfter } from '../../../lib/BalanceAfter.tsx'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { BackpackGift, GiftCard } from '@nimbo/contract'
import type { ReactNode } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { Choices } from '../../../ui/Choices.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { GiftAction, GiftTold } from './GiftAction.tsx'
import { chooseCount, isBackpackGift, quantities, useGiftChoice } from './gift.state.ts'
import { useGiftSend } from './useGiftSend.ts'

interface GiftFootProps {
  /** Undefined: this tab has none. */
  gift: GiftCard | BackpackGift | undefined
  coin: string
  onDraw: () => void
  /** A tray has no edge to swipe it away. */
  onClose: (() => void) | undefined
}

/** Count, remaining coins, and the send button. */
export function GiftFoot({ gift, coin, onDraw, onClose }: GiftFootProps) {
  const { t } = useLingui()
  return (
    <div className="gift-foot">
      {onClose && (
        <span className="gift-close">
          <IconButton icon="close" size={34} label={t`Close`} onClick={onClose} />
        </span>
      )}
      {gift ? <Chosen gift={gift} coin={coin} onDraw={onDraw} /> : <Balance coin={coin} />}
    </div>
  )
}

interface BalanceProps {
  coin: string
  /** The button beside it leads there already. */
  withoutRecharge?: boolean
  children?: ReactNode
}

function Balance({ coin, withoutRecharge = false, children }: BalanceProps) {
  const room = useRoom()
  return (
    <div className="gift-balance">
      <span className="gift-coin" data-testid="gift-coin">
        <CoinAmount amount={coin} size={22} />
      </span>
      {!withoutRecharge && (
        <button type="button" className="gift-recharge hit-44" data-testid="gift-recharge" onClick={() => room.showPanel('recharge', true)}>
          <Trans>Recharge</Trans>
          <Icon name="next" flip size={12} stroke={2.6} />
        </button>
      )}
      <span className="gift-note t-cap text-text-2 tabular-nums">{children}</span>
    </div>
  )
}

function Chosen({ gift, coin: known, onDraw }: { gift: GiftCard | BackpackGift; coin: string; onDraw: () => void }) {
  const { t } = useLingui()
  const { count: figure } = useFormat()
  const chosen = useGiftChoice((choice) => choice.count)
  const count = isBackpackGift(gift) ? Math.min(chosen, Math.max(1, gift.nums)) : chosen
  const sending = useGiftSend(gift, known, count)
  const { coin, left, run, error, isShort, isDoodle } = sending
  const chips = quantities.map((many) => ({ key: String(many), label: figure(many) }))
  function note() {
    if (sending.needsGuard) return <Trans>Only guards can send this gift</Trans>
    if (isDoodle) return <Trans>Draw with your finger</Trans>
    if (isBackpackGift(gift)) return <Trans comment="Gifts in the backpack cost nothing">From your backpack</Trans>
    return <BalanceAfter left={left} />
  }
  return (
    <>
      {!isDoodle && !sending.needsGuard && (
        <div className="gift-counts" data-orb={run !== undefined}>
          <Choices
            label={t`Quantity`}
            variant="grid"
            choices={chips}
            value={String(count)}
            onChange={(many) => chooseCount(Number(many))}
          />
        </div>
      )}
      {error !== undefined && (
        <p role="alert" className="gift-problem t-cap" data-testid="gift-problem">
          {refusalText(error) ?? t`Couldn’t send. Check your connection and try again.`}
        </p>
      )}
      <div className="gift-row">
        <Balance coin={coin} withoutRecharge={isShort && run === undefined}>
          {note()}
        </Balance>
        <GiftAction sending={sending} onDraw={onDraw} />
      </div>
      <GiftTold run={run} coin={coin} name={gift.giftname} />
      {run && run.failed > 0 && (
        <p className="gift-failed t-cap" role="status" data-testid="gift-failed">
          <Plural value={run.failed} one="# gift wasn’t sent" other="# gifts weren’t sent" />
        </p>
      )}
    </>
  )
}
