import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { PayMethodId } from '@nimbo/contract'
import type { IconName } from '../../../ui/icons.tsx'

interface PayMethodFacts {
  icon: IconName
  /** A provider's own name stays as it is. */
  name: MessageDescriptor | string
  /** Speed and fee of the method. */
  note: MessageDescriptor
  /** On the button, with the price. */
  pay: (price: string) => MessageDescriptor
}

export const payMethods: Record<PayMethodId, PayMethodFacts> = {
  pix: { icon: 'pix', name: 'Pix', note: msg`Instant · no fee`, pay: (price) => msg`Pay ${price} with Pix` },
  card: {
    icon: 'card',
    name: msg`Credit or debit card`,
    note: msg`Visa, Mastercard and others`,
    pay: (price) => msg`Pay ${price} by card`,
  },
  paypal: {
    icon: 'wallet',
    name: 'PayPal',
    note: msg`You’ll confirm on PayPal`,
    pay: (price) => msg`Pay ${price} with PayPal`,
  },
  usdt: {
    icon: 'chain',
    name: 'USDT · TRC20',
    note: msg`Pay within 30 min · coins in 1–2 min`,
    pay: (price) => msg`Pay ${price} in USDT`,
  },
}

export function payMethodName(way: PayMethodId, t: (message: MessageDescriptor) => string): string {
  const { name } = payMethods[way]
  return typeof name === 'string' ? name : t(name)
}
