import type { Config } from '../platform/config.ts'
import type { PayoutMethod } from './PayoutMethod.ts'
import { createPixOut } from './pixOut.ts'
import { createUsdtOut } from './tron/usdtOut.ts'

/** Only methods whose provider is configured; USDT only with a payout wallet. */
export function createPayoutMethods({ pay }: Pick<Config, 'pay'>): Partial<Record<1 | 2, PayoutMethod>> {
  return { ...(pay.pix ? { 1: createPixOut(pay.pix) } : {}), ...(pay.tron?.hotKey ? { 2: createUsdtOut(pay.tron) } : {}) }
}
