import { expect, test } from 'vitest'
import { isNameable, ownScript } from './scriptAddress.ts'

const origin = 'https://nimbo.example'

test('only scripts of this build become trusted addresses', () => {
  expect(ownScript('/sw.js', origin)).toBe(`${origin}/sw.js`)
  expect(ownScript('/assets/a-1.js', origin)).toBe(`${origin}/assets/a-1.js`)
  for (const address of [
    'https://evil.example/sw.js',
    '//evil.example/assets/a.js',
    '/\\evil.example/sw.js',
    '/media/x.js',
    '/assets/../media/x.js',
    'data:text/javascript,1',
    'blob:https://nimbo.example/1',
    'javascript:1',
  ])
    expect(() => ownScript(address, origin)).toThrow()
})

test("another company's script is named by a whole https address", () => {
  expect(isNameable('https://js.stripe.com/v3/')).toBe(true)
  expect(isNameable('http://localhost:4081/js.stripe.com/v3/')).toBe(true)
  for (const address of [
    'http://js.stripe.com/v3/',
    '//js.stripe.com/v3/',
    'data:text/javascript,1',
    'javascript:1',
    'blob:https://a/1',
    '',
  ])
    expect(isNameable(address)).toBe(false)
})
