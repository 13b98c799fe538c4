import { expect, test } from 'vitest'
import type { ThirdAttempt } from '../../../lib/thirdAttempt.ts'
import { asksThePhone, readReturn, thirdCountryCode, wrapperSource } from './third.state.ts'

const kept: ThirdAttempt = { state: 'kept', type: 'google', purpose: 'link', restore: false }
const address = { state: 'kept', code: 'a code', error: '' }

test('the answer to what this tab asked is passed on', () => {
  expect(readReturn(kept, address)).toEqual({ kind: 'proof', attempt: kept, code: 'a code' })
})

test('an answer to somebody else’s question is not', () => {
  for (const state of ['other', '', 'KEPT', 'kept ']) expect(readReturn(kept, { ...address, state })).toMatchObject({ kind: 'failed' })
  expect(readReturn(undefined, address)).toMatchObject({ kind: 'failed' })
  expect(readReturn(undefined, { ...address, state: '' })).toMatchObject({ kind: 'failed' })
})

test('cancelling is not a failure, an error is; a stranger’s link is always one', () => {
  expect(readReturn(kept, { ...address, code: '', error: 'access_denied' })).toEqual({ kind: 'gaveUp', purpose: 'link' })
  expect(readReturn(kept, { ...address, error: 'server_error' })).toEqual({ kind: 'failed', purpose: 'link' })
  expect(readReturn(kept, { ...address, code: '' })).toEqual({ kind: 'failed', purpose: 'link' })
  expect(readReturn(undefined, { ...address, error: 'access_denied' })).toMatchObject({ kind: 'failed' })
})

test('the bare address is no answer and no failure', () => {
  const bare = { state: '', code: '', error: '' }
  expect(readReturn(undefined, bare)).toEqual({ kind: 'gaveUp', purpose: 'login' })
  expect(readReturn(kept, bare)).toEqual({ kind: 'gaveUp', purpose: 'link' })
})

test('the country follows the language', () => {
  const codes = (['en', 'pt', 'fr', 'ar', 'es', 'zh-cn', 'zh'] as const).map(thirdCountryCode)
  expect(codes).toEqual(['1', '351', '33', '971', '34', '86', '86'])
})

test('a wrapper names its system, and goes to the page of X', () => {
  expect(wrapperSource('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)')).toBe('ios')
  expect(wrapperSource('Mozilla/5.0 (Linux; Android 16)')).toBe('android')
  expect([asksThePhone('google'), asksThePhone('apple'), asksThePhone('facebook'), asksThePhone('twitter')]).toEqual([
    true,
    true,
    true,
    false,
  ])
})
