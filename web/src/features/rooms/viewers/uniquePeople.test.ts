import { expect, test } from 'vitest'
import { uniquePeople } from './uniquePeople.ts'

test('somebody who slid to the next page is shown once', () => {
  expect(uniquePeople([{ id: 1 }, { id: 2 }, { id: 1 }, { id: 3 }])).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
})
