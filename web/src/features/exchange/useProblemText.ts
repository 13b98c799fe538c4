import { useLingui } from '@lingui/react/macro'
import type { Direction, Offer, Side } from './exchange.state.ts'
import { useCountWords } from './useCountWords.ts'

/** What stands in the way of the amount, in words; nothing while the field is empty. */
export function useProblemText(of: Direction, { problem }: Offer, side: Side): string | undefined {
  const { t } = useLingui()
  const words = useCountWords()
  const amount = (count: number) => (of === 'votes' ? words.tickets(count) : words.coins(count))
  const [have, most] = [amount(side.have), amount(side.max)]
  switch (problem) {
    case 'tooMuch':
      return t`You have ${have}`
    case 'overCap':
      return t`You can exchange up to ${most} now`
    case 'tooLittle':
      return t`Amount is too small to exchange`
    case 'none':
    case 'empty':
      return undefined
  }
}
