import { useFormat } from '../../../lib/useFormat.ts'

/** A sum with its sign, which is a real minus, and stays before the figure in every language. */
export function SignedAmount({ amount, plus = false }: { amount: string; plus?: boolean }) {
  const { count } = useFormat()
  const value = BigInt(amount)
  const figure = count(value < 0n ? -value : value)
  const sign = value < 0n ? '−' : plus && value > 0n ? '+' : ''
  return (
    <bdi dir="ltr" className="tabular-nums">
      {sign}
      {figure}
    </bdi>
  )
}
