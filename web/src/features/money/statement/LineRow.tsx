import { Trans } from '@lingui/react/macro'
import type { RecordKind, StatementLine } from '@nimbo/contract'
import { Icon } from '../../../ui/Icon.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import { LineTitle } from './LineTitle.tsx'
import { SignedAmount } from './SignedAmount.tsx'
import { useDateText } from './useDateText.ts'

type Face = { icon: IconName } | { art: string }

const faces: Record<RecordKind, Face> = {
  gift: { icon: 'gift' },
  barrage: { icon: 'message' },
  guard: { art: 'guard-month' },
  room_fee: { art: 'room-paid' },
  minute_fee: { icon: 'clock' },
  tip: { icon: 'heart' },
  recharge: { icon: 'card' },
  reward: { icon: 'invite' },
  chargeback: { icon: 'undo' },
  reward_taken_back: { icon: 'undo' },
  votes_to_coins: { icon: 'flip' },
  coins_to_votes: { icon: 'flip' },
  withdrawal: { icon: 'cash' },
  deposit: { icon: 'lock' },
  pack_sent: { art: 'red-pack-closed' },
  pack_share: { art: 'red-pack-open' },
  pack_refund: { icon: 'history' },
  debt_repaid: { icon: 'undo' },
  reversal: { icon: 'undo' },
  adjustment: { icon: 'history' },
  write_off: { icon: 'history' },
}

const shape =
  'relative flex min-h-[62px] items-center gap-3 px-3.5 py-2 not-first:before:absolute not-first:before:inset-bs-0 not-first:before:start-16 not-first:before:end-0 not-first:before:border-bs not-first:before:border-line'
/** Kinds whose reference number is useful to support. */
const numbered = new Set<StatementLine['kind']>(['recharge', 'withdrawal', 'reversal', 'adjustment', 'write_off'])

export function LineRow({ line, mixed }: { line: StatementLine; mixed: boolean }) {
  const { time } = useDateText()
  const came = !line.amount.startsWith('-')
  return (
    <li data-testid="line" className={shape}>
      <LinePicture kind={line.kind} />
      <span className="min-w-0 flex-1">
        <span className="block text-[15px] leading-5 font-semibold wrap-anywhere">
          <LineTitle line={line} />
        </span>
        <span className="t-cap block wrap-anywhere text-text-2 tabular-nums">
          {time(line.addtime * 1000)}
          {numbered.has(line.kind) && line.ref !== '' && (
            <>
              {' · '}
              <Trans>
                Ref. <bdi>{line.ref}</bdi>
              </Trans>
            </>
          )}
        </span>
      </span>
      <span className="flex-none text-end">
        <b className={`flex items-center justify-end gap-1.5 text-[15px] leading-5 font-bold ${came ? 'text-ok' : 'text-text'}`}>
          <SignedAmount amount={line.amount} plus />
          {mixed && line.asset === 'vote' && <TicketMark />}
        </b>
        <span className="t-cap block text-text-2">
          <span className="sr-only">
            <Trans>Balance</Trans>{' '}
          </span>
          <SignedAmount amount={line.balance} />
        </span>
      </span>
    </li>
  )
}

/** Coins are the default; tickets among them are marked. */
function TicketMark() {
  return (
    <>
      <img src="/art/ticket.svg" alt="" width={16} height={16} />
      <span className="sr-only">
        <Trans>Tickets</Trans>
      </span>
    </>
  )
}

function LinePicture({ kind }: { kind: RecordKind }) {
  const face = faces[kind]
  return (
    <span className="grid size-[38px] flex-none place-items-center rounded-[10px] bg-raised text-text-2">
      {'icon' in face ? <Icon name={face.icon} size={20} /> : <img src={`/art/${face.art}.svg`} alt="" width={26} height={26} />}
    </span>
  )
}
