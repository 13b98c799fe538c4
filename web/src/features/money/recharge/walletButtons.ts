import type { Order } from '@nimbo/contract'
import { type ProviderScript, type ElementGroup, openProvider, type WalletConfirm, type WalletElement } from './providerScript.ts'
import type { WalletName } from './rechargeStorage.ts'
import { payAnswer, type PayAnswer } from './payAnswer.ts'
import { centsOf } from './recharge.state.ts'

export interface WalletButtons {
  close(): void
}

export interface WalletEvents {
  /** The wallet of this device, if any; without one nothing is drawn. */
  ready(found: WalletName | undefined): void
  /** False while another payment is in progress. */
  isFree(): boolean
  /** Claims the payment lock; false when another payment holds it. */
  begin(): boolean
  answered(answer: PayAnswer): void
}

const height = 52

/**
 * Apple's and Google's own buttons, light on a dark page. Methods the app already lists are disabled, and no address is requested,
 * as the card form requests none.
 */
function buttonLook(): object {
  const theme = getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'white' : 'black'
  return {
    buttonHeight: height,
    buttonTheme: { applePay: theme, googlePay: theme },
    buttonType: { applePay: 'plain', googlePay: 'plain' },
    billingAddressRequired: false,
    layout: { maxColumns: 1, overflow: 'never' },
    paymentMethods: { applePay: 'auto', googlePay: 'auto', link: 'never', paypal: 'never', amazonPay: 'never', klarna: 'never' },
  }
}

/** The wallet sheet must show the order's amount; the provider refuses one that differs from the payment intent. */
const groupOf = ({ money, currency }: Order, locale: string): object => ({
  mode: 'payment',
  amount: centsOf(money),
  currency: currency.toLowerCase(),
  locale,
  appearance: { variables: { borderRadius: `${height / 2}px` } },
})

/** Mounts the wallet buttons into the given element. They pay the same payment intent as the card form. */
export async function openWalletButtons(order: Order, box: HTMLElement, locale: string, events: WalletEvents): Promise<WalletButtons> {
  const provider = await openProvider(order, locale)
  const elements = provider.elements(groupOf(order, locale))
  const wallet = elements.create('expressCheckout', buttonLook())
  listen(wallet, { provider, elements, order, events })
  wallet.mount(box)
  return { close: () => wallet.destroy() }
}

interface Till {
  provider: Pick<ProviderScript, 'confirmPayment'>
  elements: ElementGroup
  order: Pick<Order, 'client_secret' | 'merchant'>
  events: WalletEvents
}

/**
 * From the click on a wallet button to the result. Cancelling the sheet is not handled: before confirmation nothing has happened,
 * and after it cancelling stops nothing.
 */
export function listen(wallet: WalletElement, till: Till): void {
  const { order, events } = till
  wallet.on('ready', ({ availablePaymentMethods: has }) =>
    events.ready(has?.applePay ? 'Apple Pay' : has?.googlePay ? 'Google Pay' : undefined),
  )
  wallet.on('loaderror', () => events.ready(undefined))
  wallet.on('click', ({ resolve }) => {
    if (events.isFree()) resolve(order.merchant ? { business: { name: order.merchant } } : {})
  })
  wallet.on('confirm', (agreed) => {
    if (events.begin()) void pay(till, agreed).then(events.answered)
    else agreed.paymentFailed({ reason: 'fail' })
  })
}

/** After confirmation a missing response does not mean declined. */
async function pay({ provider, elements, order }: Till, agreed: WalletConfirm): Promise<PayAnswer> {
  const { error } = await elements.submit()
  if (error) {
    agreed.paymentFailed({ reason: 'fail' })
    return payAnswer(error)
  }
  try {
    const asked = provider.confirmPayment({ elements, clientSecret: order.client_secret, redirect: 'if_required' })
    return payAnswer((await asked).error)
  } catch {
    return { state: 'unheard' }
  }
}
