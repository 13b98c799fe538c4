import type { Order } from '@nimbo/contract'
import { openProvider } from './providerScript.ts'
import { payAnswer, type PayAnswer } from './payAnswer.ts'

export interface CardFields {
  confirm(): Promise<PayAnswer>
  close(): void
}

export interface CardEvents {
  ready(): void
  complete(isComplete: boolean): void
  focus(isFocused: boolean): void
}

/** The fields see our tokens only as plain colours. */
function fieldStyle(): object {
  const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  const base = { fontSize: '16px', color: token('--text'), iconColor: token('--text-2'), '::placeholder': { color: token('--text-3') } }
  return { base, invalid: { color: token('--danger'), iconColor: token('--danger') } }
}

/** Puts the provider's fields into the given box. */
export async function openCardFields(order: Order, box: HTMLElement, locale: string, events: CardEvents): Promise<CardFields> {
  const provider = await openProvider(order, locale)
  const card = provider.elements({ locale }).create('card', { hidePostalCode: true, disableLink: true, style: fieldStyle() })
  card.on('ready', () => events.ready())
  card.on('change', ({ complete = false }) => events.complete(complete))
  card.on('focus', () => events.focus(true))
  card.on('blur', () => events.focus(false))
  card.mount(box)
  return {
    confirm: async () => payAnswer((await provider.confirmCardPayment(order.client_secret, { payment_method: { card } })).error),
    close: () => card.destroy(),
  }
}
