import { expect, test } from 'vitest'
import { nextTab } from './nextTab.ts'

const items = [{ key: 'a' }, { key: 'b' }, { key: 'c' }]

test('arrows follow the reading direction and go round', () => {
  expect(nextTab(items, 'a', 'ArrowRight', false)).toBe('b')
  expect(nextTab(items, 'a', 'ArrowLeft', false)).toBe('c')
  expect(nextTab(items, 'a', 'ArrowRight', true)).toBe('c')
  expect(nextTab(items, 'c', 'ArrowLeft', true)).toBe('a')
})

test('home and end jump, other keys are left alone', () => {
  expect(nextTab(items, 'b', 'Home', false)).toBe('a')
  expect(nextTab(items, 'b', 'End', true)).toBe('c')
  expect(nextTab(items, 'b', 'x', false)).toBeUndefined()
})
