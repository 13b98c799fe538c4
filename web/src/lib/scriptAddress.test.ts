import { expect, test } from 'vitest'
import { ownScript } from './scriptAddress.ts'

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
