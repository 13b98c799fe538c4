import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useFormat } from '../../../lib/useFormat.ts'
import { Chip } from '../../../ui/Chip.tsx'
import type { Direction, Side } from './exchange.state.ts'
import { useCountWords } from './useCountWords.ts'

interface GiveCardProps {
  of: Direction
  side: Side
  typed: string
  problem: string | undefined
  onType: (text: string) => void
  onAll: () => void
}

export function GiveCard({ of, side, typed, problem, onType, onAll }: GiveCardProps) {
  const { t } = useLingui()
  const { count } = useFormat()
  const id = useId()
  const words = useCountWords()
  const have = of === 'votes' ? words.tickets(side.have) : words.coins(side.have)
  return (
    <section className="rounded-lg bg-surface p-4 shadow-line">
      <div className="t-cap flex justify-between gap-3 text-text-2">
        <label htmlFor={id}>
          <Trans>You exchange</Trans>
        </label>
        <span className="tabular-nums">
          <Trans>You have {have}</Trans>
        </span>
      </div>
      <div className="mbs-2 flex items-center gap-2.5">
        <img src={of === 'votes' ? '/art/ticket.svg' : '/art/coin.svg'} alt="" width={34} height={34} />
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          placeholder="0"
          onKeyDown={(press) => press.key === 'Enter' && press.currentTarget.blur()}
          value={typed === '' ? '' : count(typed)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => onType(event.target.value)}
          className="h-11 min-w-0 flex-1 bg-transparent text-[30px] leading-[34px] font-extrabold tabular-nums outline-none"
        />
        <Chip onClick={onAll}>{t`All`}</Chip>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="t-cap pbs-1.5 text-danger">
          {problem}
        </p>
      )}
    </section>
  )
}
