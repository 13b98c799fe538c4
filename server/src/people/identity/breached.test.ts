import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildFilter, isBreached, isIn } from './breached.ts'
import { isWeak } from './weakPassword.ts'

test('passwords everybody knows are refused, whatever their case', () => {
  for (const password of ['password1', 'Password1', 'iloveyou', 'qwertyuiop', '1q2w3e4r5t', 'football', 'sunshine']) {
    expect(isBreached(password), password).toBe(true)
    expect(isWeak(password, '11900204817')).toBe(true)
  }
})

test('short, repeated or telephone-like passwords are refused, and ordinary good ones are not', () => {
  expect(['aA1!', 'aaaaaaaaaa', 'my11900204817'].every((p) => isWeak(p, '11900204817'))).toBe(true)
  expect(['nimbo-2026', 'a password for tests', 'горячий чай 7', '一个很长的密码啊'].some((p) => isWeak(p, '11900204817'))).toBe(false)
})

test('nothing of the list is missed, and strangers are rarely mistaken', () => {
  const list = Array.from({ length: 2_000 }, () => randomBytes(9).toString('hex'))
  const filter = buildFilter(list)
  expect(list.every((password) => isIn(filter, password))).toBe(true)
  const mistaken = Array.from({ length: 50_000 }, () => randomBytes(10).toString('hex')).filter((p) => isBreached(p)).length
  console.log(`${mistaken} of 50,000 random passwords taken for stolen ones`)
  expect(mistaken).toBeLessThan(25)
})
