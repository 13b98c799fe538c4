import type { PayMethodId } from '@nimbo/contract'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/postgres.ts'
import { createPaypal } from './paypal.ts'
import type { PayMethod } from './PayMethod.ts'
import { createPix } from './pix.ts'
import { createStripe } from './stripe.ts'
import { createUsdt } from './tron/usdt.ts'

export type PayMethods = Partial<Record<PayMethodId, PayMethod>>

/** Only methods whose provider is configured. */
export function createPayMethods({ pay }: Pick<Config, 'pay'>, db: Database): PayMethods {
  const methods: PayMethods = {}
  if (pay.stripe) methods.card = createStripe(pay.stripe)
  if (pay.paypal) methods.paypal = createPaypal(pay.paypal)
  if (pay.pix) methods.pix = createPix(pay.pix)
  if (pay.tron) methods.usdt = createUsdt(pay.tron, db)
  return methods
}
