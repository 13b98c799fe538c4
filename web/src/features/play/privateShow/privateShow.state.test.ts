import type { PrivatePerformance } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { clockOf } from './clock.ts'
import { privateSlice } from './privateShow.state.ts'

const show = { state: 'running', flowed: 70, free: 10, length: 60, left: 540 } as PrivatePerformance

test('the clock runs while media flows, stands still in a pause, and warns a minute before the deposit ends', () => {
  expect(clockOf(show, 5)).toEqual({ elapsed: 75, left: 535, next: 55, isLast: false })
  expect(clockOf({ ...show, state: 'paused' }, 5)).toMatchObject({ elapsed: 70, left: 540 })
  expect(clockOf({ ...show, left: 62 }, 2)).toMatchObject({ left: 60, isLast: true })
  expect(clockOf({ ...show, flowed: 4 }, 2)).toMatchObject({ next: 4 })
})

test('the room is paused from the acceptance to the end of that show, and an end of another changes nothing', () => {
  const on = privateSlice.on!
  const told = (performanceid: number) => ({ performanceid, need_coin_min: 80 }) as never
  const away = on.privateAccepted!(privateSlice.initial, told(3))
  expect(away).toMatchObject({ away: 3 })
  expect(on.privateEnded!(away, told(2))).toMatchObject({ away: 3 })
  expect(on.privateEnded!(away, told(3))).toMatchObject({ away: 0 })
})
