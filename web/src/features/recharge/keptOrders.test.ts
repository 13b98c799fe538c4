import { beforeEach, expect, test } from 'vitest'
import { forgetKey, forgetOrder, keepId, keepNew, keptFor, keptOrders } from './keptOrders.ts'

const wish = { rule: 3, pay: 'pix' } as const
let stored = new Map<string, string>()

beforeEach(() => {
  stored = new Map()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  Object.assign(globalThis, { localStorage })
})

test('a key is on the device before it is sent, and another tab finds it for the same choice only', () => {
  const { key } = keepNew(1, wish)
  expect(keptFor(1, wish)?.key).toBe(key)
  expect(keptFor(1, { rule: 3, pay: 'card' })).toBeUndefined()
  expect(keptFor(2, wish)).toBeUndefined()
  keepId(key, 77)
  expect(keptFor(1, wish)?.id).toBe(77)
  forgetOrder(77)
  expect(keptFor(1, wish)).toBeUndefined()
})

test('a refused key is forgotten, and only so many are kept', () => {
  for (let rule = 1; rule <= 20; rule++) keepNew(1, { rule, pay: 'pix' })
  expect(keptOrders(1)).toHaveLength(12)
  const last = keptOrders(1).at(-1)!
  expect(last.rule).toBe(20)
  forgetKey(last.key)
  expect(keptOrders(1)).toHaveLength(11)
})

test("somebody's text in its place is as good as nothing", () => {
  stored.set('pay-orders', '{"list":[{"uid":1,"rule":3,"pay":"cash","key":"k","id":0},7,null]}')
  expect(keptOrders(1)).toEqual([])
})
