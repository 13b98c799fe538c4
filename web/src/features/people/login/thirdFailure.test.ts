import { Refusal } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { isAboutToBeDeleted, thirdFailure } from './thirdFailure.ts'

test('a proof that was not good has no words of its own; another refusal has the server’s', () => {
  expect(thirdFailure(new Refusal('Login.userLoginByThird', 'NotProved', 1001, 'We couldn’t verify'))).toBeUndefined()
  expect(thirdFailure(new Refusal('Login.userLoginByThird', 'Disabled', 1003, 'Closed'))).toBe('Closed')
  expect(thirdFailure(new TypeError('x'))).toBeUndefined()
})

test('an account about to be deleted is told from one that is closed', () => {
  expect(isAboutToBeDeleted(new Refusal('Login.userLoginByThird', 'Cancelled', 1004))).toBe(true)
  expect(isAboutToBeDeleted(new Refusal('Login.userLoginByThird', 'Disabled', 1003))).toBe(false)
  expect(isAboutToBeDeleted(new Error('no answer'))).toBe(false)
})
