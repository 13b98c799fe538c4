import type { Config } from '../platform/config.ts'
import type { PayoutMethod } from './PayoutMethod.ts'
import { createPixOut } from './pixOut.ts'

/** The ways money can leave by; one whose company is not configured is left out. */
export function createPayoutMethods({ pay }: Pick<Config, 'pay'>): Partial<Record<1 | 2, PayoutMethod>> {
  return { ...(pay.pix ? { 1: createPixOut(pay.pix) } : {}) }
}
