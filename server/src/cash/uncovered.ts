import { moneyText } from '@nimbo/contract'
import type { Holding } from '../payment/index.ts'

/** Wallets count in millionths, as USDT does. */
export const fundText = (amount: bigint): string => moneyText(amount, 'USDT')

/** Why a wallet cannot pay one more besides what is under way; undefined when it can. */
export function uncovered(
  holdings: readonly Holding[],
  { net }: { net: bigint },
  underWay: { count: bigint; net: bigint },
): string | undefined {
  for (const { asset, amount, takes } of holdings) {
    const needed = takes === 'what is paid' ? underWay.net + net : takes * (underWay.count + 1n)
    if (amount < needed) return `wallet balance too low: ${fundText(amount)} of ${fundText(needed)} ${asset} needed. Top it up`
  }
  return undefined
}
