import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

const number = msg`Card number is incomplete or invalid`
const expiry = msg`Expiration date is invalid`
const code = msg`Security code is invalid`

const words: Record<string, MessageDescriptor> = {
  incomplete_number: number,
  invalid_number: number,
  incorrect_number: number,
  incomplete_expiry: expiry,
  invalid_expiry_year: expiry,
  invalid_expiry_month: expiry,
  invalid_expiry_year_past: expiry,
  invalid_expiry_month_past: expiry,
  expired_card: msg`This card has expired`,
  incomplete_cvc: code,
  incorrect_cvc: code,
  invalid_cvc: code,
  insufficient_funds: msg`Insufficient funds on this card`,
  payment_intent_authentication_failure: msg`Your bank couldn’t verify it’s you`,
}
const declined = msg`Your bank declined this card`

/** The provider's code in our words. Whatever it was, nothing was charged. */
export const cardRefusal = (reason: string): MessageDescriptor => words[reason] ?? declined
