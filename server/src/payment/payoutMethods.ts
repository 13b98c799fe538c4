import type { Config } from '../platform/config.ts'
import type { PayoutMethod } from './PayoutMethod.ts'
import { createPixOut } from './pixOut.ts'
import { createUsdtOut } from './tron/usdtOut.ts'

/** The ways money can leave by; one whose company is not configured is left out, and USDT without a wallet to pay from. */
export function createPayoutMethods({ pay }: Pick<Config, 'pay'>): Partial<Record<1 | 2, PayoutMethod>> {
  return { ...(pay.pix ? { 1: createPixOut(pay.pix) } : {}), ...(pay.tron?.hotKey ? { 2: createUsdtOut(pay.tron) } : {}) }
}
