import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newToken, tokenKind } from './sessionToken.ts'

const key = 'a key for tests'

test('a token of ours is told from every other by itself', () => {
  const token = newToken(key)
  expect(tokenKind(key, token)).toBe('signed')
  expect(tokenKind('another key', token)).toBe('junk')
  for (let n = 0; n < token.length; n++) {
    const other = token[n] === 'A' ? 'B' : 'A'
    expect(tokenKind(key, token.slice(0, n) + other + token.slice(n + 1))).toBe('junk')
  }
  for (let n = 0; n < 1_000; n++) expect(tokenKind(key, randomBytes(48).toString('base64url'))).toBe('junk')
})

test('anything of another shape is junk, but for the unsigned tokens of before', () => {
  expect(tokenKind(key, randomBytes(32).toString('base64url'))).toBe('unsigned')
  for (const text of ['', 'null', 'é'.repeat(64), 'a'.repeat(63), 'a'.repeat(65), `${'a'.repeat(63)}\n`, 'a'.repeat(100_000)]) {
    expect(tokenKind(key, text)).toBe('junk')
  }
})
