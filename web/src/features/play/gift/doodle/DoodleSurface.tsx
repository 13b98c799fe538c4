import { BalanceAfter } from '../../../../lib/BalanceAfter.tsx'
import { Dialog } from '@base-ui/react/dialog'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { MIN_DOODLE_STAMPS } from '@nimbo/contract'
import type { BackpackGift, GiftCard } from '@nimbo/contract'
import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { refusalText } from '../../../../lib/refusalText.ts'
import { useFormat } from '../../../../lib/useFormat.ts'
import { useRoom } from '../../../../room/useRoom.ts'
import { Button } from '../../../../ui/Button.tsx'
import { CoinAmount } from '../../../../ui/CoinAmount.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { useLayer } from '../../../../ui/layers.ts'
import { useGiftSend } from '../useGiftSend.ts'
import { moveTo, startStroke, stampsOf, type Strokes, undo } from './doodle.state.ts'
import './doodle.css'

interface DoodleSurfaceProps {
  gift: GiftCard | BackpackGift
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The picture as paper: a finger leaves stamps, each of which is one gift. */
export function DoodleSurface({ gift, open, onOpenChange }: DoodleSurfaceProps) {
  const { t } = useLingui()
  const { finalFocus } = useLayer(open, onOpenChange)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Popup className="doodle" finalFocus={finalFocus}>
          <Dialog.Title className="sr-only">{t({ message: 'Doodle', context: 'a drawing made of gifts' })}</Dialog.Title>
          {open && <Paper gift={gift} onClose={() => onOpenChange(false)} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Paper({ gift, onClose }: { gift: GiftCard | BackpackGift; onClose: () => void }) {
  const { t } = useLingui()
  const { count } = useFormat()
  const room = useRoom()
  const paper = useRef<HTMLDivElement>(null)
  const [strokes, setStrokes] = useState<Strokes>([])
  const stamps = stampsOf(strokes)
  const nums = stamps.length
  const { coin, cost, left, isShort, isMissing, error, send } = useGiftSend(gift, room.entered.coin, Math.max(1, nums))
  const isEnough = nums >= MIN_DOODLE_STAMPS

  function pointOf(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = pointOf(event)
    setStrokes((before) => startStroke(before, at))
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (event.buttons === 0) return
    const at = pointOf(event)
    setStrokes((before) => moveTo(before, at))
  }
  function submit() {
    const { clientWidth: width = 0, clientHeight: height = 0 } = paper.current ?? {}
    if (!send({ path: JSON.stringify(stamps), width, height })) return
    onClose()
    // It is drawn for everybody now, where the sheet would be in front of it.
    room.showPanel('gifts', false)
  }
  return (
    <>
      <div
        ref={paper}
        className="doodle-paper"
        dir="ltr"
        data-testid="doodle-paper"
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
      >
        {stamps.map(({ x, y }, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <img key={index} src={gift.gifticon} alt="" draggable={false} style={{ left: x, top: y }} />
        ))}
        {nums > 0 && (
          <p className="doodle-count glass" role="status" data-testid="doodle-count">
            <b>{count(nums)}</b>
            <Plural value={nums} one="stamp" other="stamps" />
            <span data-enough={isEnough}>
              <Trans comment="A doodle needs at least so many stamps">min. {MIN_DOODLE_STAMPS}</Trans>
            </span>
          </p>
        )}
      </div>
      <div className="doodle-top">
        <IconButton icon="close" variant="glass" size={40} label={t`Close`} onClick={onClose} />
        <p className="glass">
          <Trans>Draw with your finger</Trans>
        </p>
        <IconButton icon="undo" flip variant="glass" size={40} label={t`Undo`} disabled={nums === 0} onClick={() => setStrokes(undo)} />
        <IconButton icon="trash" variant="glass" size={40} label={t`Clear`} disabled={nums === 0} onClick={() => setStrokes([])} />
      </div>
      <div className="doodle-foot">
        <div className="min-w-0 flex-1">
          <CoinAmount amount={coin} size={22} />
          <span className="t-cap block text-text-2 tabular-nums">
            <BalanceAfter left={nums === 0 && !isShort ? BigInt(coin) : left} />
          </span>
          {error !== undefined && <span className="t-cap block text-danger">{refusalText(error)}</span>}
        </div>
        {isShort ? (
          <Button onClick={() => room.showPanel('recharge', true)}>
            <Trans>Recharge</Trans>
          </Button>
        ) : (
          <Button size="xl" data-testid="doodle-send" disabled={!isEnough || isMissing} onClick={submit}>
            <Trans>Send</Trans> {count(nums)} ·
            <img src="/art/coin.svg" alt={t`Coins`} width={18} height={18} />
            {count(nums === 0 ? 0n : cost)}
          </Button>
        )}
      </div>
    </>
  )
}
