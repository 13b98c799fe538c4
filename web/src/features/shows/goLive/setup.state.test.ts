import { Live } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { coverPath, covers, emptySetup, setupFault, stepPrice, termsInput, termsOf } from './setup.state.ts'

test('a room needs a title, a category and, by its type, a password or a price', () => {
  const titled = { ...emptySetup, title: 'Acoustic night' }
  expect(setupFault({ ...emptySetup, title: '   ' })).toBe('title')
  expect(setupFault(titled)).toBe('class')
  expect(setupFault({ ...titled, classId: 1 })).toBeUndefined()
  const ready = { ...titled, classId: 1 }
  expect(setupFault({ ...ready, type: 1, password: ' ' })).toBe('password')
  expect(setupFault({ ...ready, type: 1, password: '123456' })).toBeUndefined()
  for (const price of ['', '0', '1.5', '-3', '100001']) expect(setupFault({ ...ready, type: 2, price })).toBe('price')
  expect(setupFault({ ...ready, type: 2, price: '200' })).toBeUndefined()
  expect(setupFault({ ...ready, type: 3 })).toBeUndefined()
})

test('the server is told the value of the chosen type only', () => {
  const draft = { ...emptySetup, password: ' 246810 ', price: '200', minutePrice: 30 }
  expect([0, 1, 2, 3].map((type) => termsInput({ ...draft, type: type as 0 | 1 | 2 | 3 }).type_val)).toEqual(['', '246810', '200', '30'])
  expect(termsOf({ type: 3, type_val: '40' })).toMatchObject({ type: 3, minutePrice: 40, price: '' })
})

test('a minute costs one of the prices, also when it began between two', () => {
  expect([20, 60, 25].map((price) => stepPrice(price, 1))).toEqual([30, 60, 30])
  expect([20, 60, 25].map((price) => stepPrice(price, -1))).toEqual([20, 50, 20])
})

test('every cover is one the contract accepts', () => {
  for (const cover of covers) {
    const draft = { title: 'x', liveclassid: 1, thumb: coverPath(cover) }
    expect(Live.createRoom.input.safeParse(draft).success, cover).toBe(true)
  }
})
