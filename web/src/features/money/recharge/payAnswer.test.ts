import { expect, test } from 'vitest'
import { payAnswer } from './payAnswer.ts'

test('what the provider says is accepted, refused with its reason, or not known', () => {
  expect(payAnswer(undefined)).toEqual({ state: 'accepted' })
  expect(payAnswer({ type: 'invalid_request_error', code: 'payment_intent_unexpected_state' })).toEqual({ state: 'accepted' })
  expect(payAnswer({ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' })).toEqual({
    state: 'refused',
    code: 'insufficient_funds',
  })
  expect(payAnswer({ type: 'card_error' })).toEqual({ state: 'refused', code: '' })
})

test('nobody is told that nothing was charged when the answer was lost', () => {
  expect(payAnswer({ type: 'api_connection_error' })).toEqual({ state: 'unheard' })
  expect(payAnswer({ type: 'api_error' })).toEqual({ state: 'unheard' })
  expect(payAnswer({ type: 'invalid_request_error', code: 'lock_timeout' })).toEqual({ state: 'unheard' })
})
