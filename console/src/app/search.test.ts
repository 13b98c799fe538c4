import type { SearchSchemaInput } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { oneOf, searchReader, intParam, words } from './search.ts'

const read = searchReader({ state: oneOf(['open', 'decided'], 'open'), key: words, p: intParam(1), id: intParam(0) })
const readAll = (given: object) => read(given as SearchSchemaInput)

test('an address is read part by part; what makes no sense is as usual', () => {
  expect(readAll({})).toEqual({ state: 'open', key: '', p: 1, id: 0 })
  expect(readAll({ state: 'decided', key: '204811', p: '3', id: '7' })).toEqual({ state: 'decided', key: '204811', p: 3, id: 7 })
  expect(readAll({ state: 'no such', key: 'x'.repeat(99), p: '-2', id: '1e99', other: '1' })).toEqual({
    state: 'open',
    key: 'x'.repeat(60),
    p: 1,
    id: 0,
  })
})
