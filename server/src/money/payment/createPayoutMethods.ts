import type { ConfigFor } from '../../platform/config.ts'
import type { PayoutMethod } from './PayoutMethod.ts'
import { createPixOut } from './pixOut.ts'
import { createUsdtOut } from './tron/usdtOut.ts'

type PayoutConfig = Pick<ConfigFor<'payout'>, 'payoutMethods' | 'payout'>

/** The methods people are offered. One of them without its provider would leave what was approved unpaid. */
export function createPayoutMethods({ payoutMethods, payout: { pix, tron } }: PayoutConfig): Partial<Record<1 | 2, PayoutMethod>> {
  const methods: Partial<Record<1 | 2, PayoutMethod>> = {}
  if (payoutMethods.includes('pix')) methods[1] = createPixOut(pix ?? missing('NIMBO_PAYOUT_PIX'))
  if (payoutMethods.includes('usdt')) methods[2] = createUsdtOut(tron ?? missing('NIMBO_PAYOUT_TRON'))
  return methods
}

function missing(name: string): never {
  throw new Error(`${name} is missing: NIMBO_PAYOUT_METHODS names its method`)
}
