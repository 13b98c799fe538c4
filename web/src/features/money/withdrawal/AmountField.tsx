import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useLayoutEffect, useRef } from 'react'
import { caretAfter, digitsBefore } from './caretAfter.ts'
import type { CashRule } from '@nimbo/contract'
import { type AmountFault, typedVotes } from './withdrawal.state.ts'
import { useFormat } from '../../../lib/useFormat.ts'

interface AmountFieldProps {
  votes: bigint
  onChange: (votes: bigint) => void
  total: string
  rule: CashRule
  fault: AmountFault | undefined
}

export function AmountField({ votes, onChange, total, rule, fault }: AmountFieldProps) {
  const { t } = useLingui()
  const { count: tickets, money } = useFormat()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  /** Digits before the caret when something was typed. Separators come and go around it. */
  const typed = useRef<number>(undefined)
  useLayoutEffect(() => {
    const { current: input } = field
    if (typed.current === undefined || !input) return
    const caret = caretAfter(input.value, typed.current)
    typed.current = undefined
    input.setSelectionRange(caret, caret)
  })
  const [rate, unit, minimum] = [
    tickets(String(rule.rate)),
    rule.currency === 'USDT' ? '1\u00a0USDT' : money('1.00', rule.currency),
    tickets(rule.minimum),
  ]
  const words: Record<AmountFault, string> = {
    low: t`The minimum is ${minimum}`,
    much: t`You can withdraw up to ${tickets(total)}`,
    nothing: t`Amount must be more than the fee`,
  }
  const frame = fault ? 'shadow-[inset_0_0_0_1.8px_var(--danger)]' : 'shadow-line-strong focus-within:shadow-focus'
  return (
    <section className="px-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 pbs-3.5 pbe-2">
        <h2 className="text-[17px] leading-6 font-bold">
          <label htmlFor={id}>
            <Trans context="label of a field">Amount</Trans>
          </label>
        </h2>
        <span id={`${id}-rate`} className="t-sub text-end text-text-2 tabular-nums">
          <bdi>
            {rate} = {unit}
          </bdi>{' '}
          · <Trans>min. {minimum}</Trans>
        </span>
      </div>
      <div className={`flex h-15 items-center gap-2.5 rounded-md bg-raised ps-3.5 pe-2.5 ${frame}`}>
        <img src="/art/ticket.svg" alt="" width={26} height={26} />
        <input
          ref={field}
          id={id}
          data-testid="cash-votes"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          placeholder="0"
          onKeyDown={(press) => press.key === 'Enter' && press.currentTarget.blur()}
          value={votes === 0n ? '' : tickets(votes)}
          onChange={({ target: { value, selectionStart } }) => {
            typed.current = digitsBefore(value, selectionStart ?? value.length)
            onChange(typedVotes(value))
          }}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : `${id}-rate`}
          className="h-full min-w-0 flex-1 bg-transparent text-[24px] leading-[30px] font-extrabold tabular-nums outline-none"
        />
        <button
          type="button"
          onClick={() => onChange(BigInt(total))}
          className="hit-44 min-h-8 flex-none rounded-full bg-overlay px-3.5 text-[14px] leading-8 font-bold"
        >
          <Trans>All</Trans>
        </button>
      </div>
      {fault && (
        <p id={`${id}-fault`} role="alert" className="t-cap px-1 pbs-1.5 text-danger">
          {words[fault]}
        </p>
      )}
    </section>
  )
}
