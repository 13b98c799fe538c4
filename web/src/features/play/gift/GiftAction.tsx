import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '../../../lib/useFormat.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { runCount, type SendingState } from './sending.ts'
import type { useGiftSend } from './useGiftSend.ts'

interface GiftActionProps {
  sending: ReturnType<typeof useGiftSend>
  onDraw: () => void
}

/** Action for the selected gift. One button for all labels: the keyboard focus stays on it while taps are counted. */
export function GiftAction({ sending, onDraw }: GiftActionProps) {
  const room = useRoom()
  const { run, cost, isShort, isMissing, isDoodle, needsGuard } = sending
  const isOff = run ? isShort || isMissing : isMissing
  const kind = needsGuard ? 'guard' : isDoodle ? 'draw' : run ? 'combo' : isShort ? 'short' : 'send'
  const acts = {
    guard: () => room.showPanel('guard', true),
    draw: onDraw,
    short: () => room.showPanel('recharge', true),
    send: () => void sending.send(),
    combo: () => void sending.send(),
  }
  return (
    <button
      type="button"
      className={kind === 'combo' ? 'gift-orb' : buttonClass()}
      data-testid={kind === 'combo' ? 'combo' : `gift-${kind}`}
      // A button that is disabled loses the focus.
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : acts[kind]}
    >
      {kind === 'guard' && <Trans>Become a guard</Trans>}
      {kind === 'draw' && <Trans context="a doodle">Draw</Trans>}
      {kind === 'short' && <Trans>Recharge</Trans>}
      {kind === 'send' && <Send cost={cost} />}
      {run && kind === 'combo' && <ComboOrb run={run} cost={cost} />}
    </button>
  )
}

function Send({ cost }: { cost: bigint }) {
  const { t } = useLingui()
  const { count } = useFormat()
  return (
    <span className="inline-flex items-center gap-1.5">
      <Trans>Send</Trans>
      {cost > 0n && (
        <>
          <img src="/art/coin.svg" alt={t`Coins`} width={18} height={18} />
          {count(cost)}
        </>
      )}
    </span>
  )
}

interface ComboOrbProps {
  run: NonNullable<SendingState['run']>
  cost: bigint
}

/** Send, for as long as taps make one run: its ring drains and every tap fills it again. */
function ComboOrb({ run, cost }: ComboOrbProps) {
  const { t } = useLingui()
  const { count } = useFormat()
  const times = runCount(run)
  return (
    <>
      <svg key={run.taps} viewBox="0 0 92 92" fill="none" aria-hidden="true">
        <circle cx="46" cy="46" r="43" stroke="var(--w-15)" strokeWidth="5" />
        <circle className="gift-ring" cx="46" cy="46" r="43" stroke="var(--w-100)" strokeWidth="5" strokeLinecap="round" pathLength="100" />
      </svg>
      <span className="gift-orb-core">
        <b data-testid="combo-count">
          <bdi dir="ltr">×{times}</bdi>
        </b>
        <span>
          <Trans context="the button that sends the same gift again">Combo</Trans>
        </span>
        {cost > 0n && (
          <small>
            <img src="/art/coin.svg" alt={t`Coins`} width={11} height={11} />
            {count(cost)}
          </small>
        )}
      </span>
    </>
  )
}

/** Result of a run, announced once all its taps are answered. */
export function GiftTold({ run, coin, name }: { run: SendingState['run']; coin: string; name: string }) {
  const { count } = useFormat()
  const isAnswered = run !== undefined && run.unanswered === 0 && run.confirmed > 0
  const times = count(run?.confirmed ?? 0)
  const left = count(coin)
  return (
    <p role="status" className="sr-only" data-testid="gift-told">
      {isAnswered && (
        <Trans comment="Spoken after gifts were sent: which, how many, and the coins that are left">
          Sent <bdi>{name}</bdi> <bdi dir="ltr">×{times}</bdi> · {left} left
        </Trans>
      )}
    </p>
  )
}
