import { Plural, Trans } from '@lingui/react/macro'
import { useFormat } from './useFormat.ts'

/** The wallet after a purchase: coins that stay, or how many are missing. */
export function BalanceAfter({ left }: { left: bigint }) {
  const { count } = useFormat()
  const leftText = count(left)
  const missing = Number(-left)
  if (left < 0n) return <Plural value={missing} one="# coin short" other="# coins short" />
  return <Trans>{leftText} left after this</Trans>
}
