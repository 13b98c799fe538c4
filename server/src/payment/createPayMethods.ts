import type { PayMethodId } from '@nimbo/contract'
import type { Config } from '../platform/config.ts'
import { createPaypal } from './paypal.ts'
import type { PayMethod } from './PayMethod.ts'
import { createStripe } from './stripe.ts'

export type PayMethods = Partial<Record<PayMethodId, PayMethod>>

/** The ways to pay this deployment is registered for; one whose company is not configured is left out. */
export function createPayMethods({ pay }: Pick<Config, 'pay'>, _nextAddress: () => Promise<number>): PayMethods {
  const methods: PayMethods = {}
  if (pay.stripe) methods.card = createStripe(pay.stripe)
  if (pay.paypal) methods.paypal = createPaypal(pay.paypal)
  // Pix and USDT go here: if (pay.pix) methods.pix = createPix(pay.pix); if (pay.tron) methods.usdt = createUsdt(pay.tron, nextAddress)
  return methods
}
