import { describe, expect, test } from 'vitest'
import { leftMs, ticksOf } from './mediaFlow.ts'

const M = 60_000
const minutes = (flows: { from: number; to: number }[], most = 10) => ticksOf(flows, M, most).length
const once = (ms: number) => [{ from: 5, to: 5 + ms }]

describe('minutes of media', () => {
  test('begin after ten free seconds, and the last one counts from fifty on', () => {
    expect(minutes([])).toBe(0)
    expect(minutes(once(10_000))).toBe(0)
    expect(minutes(once(59_999))).toBe(0)
    expect(minutes(once(60_000))).toBe(1)
    expect(minutes(once(70_000))).toBe(1)
    expect(minutes(once(119_999))).toBe(1)
    expect(minutes(once(120_000))).toBe(2)
  })

  test('stand still while nothing flows, and end with the deposit', () => {
    const cut = [
      { from: 0, to: 40_000 },
      { from: 65_000, to: 105_000 },
    ]
    expect(ticksOf(cut, M, 10)).toEqual([{ minute: 1, from: 10_000, to: 95_000, flowedMs: 60_000 }])
    expect(minutes(once(3_600_000), 10)).toBe(10)
    expect(leftMs(once(70_000), M, 10)).toBe(540_000)
    expect(leftMs(once(3_600_000), M, 10)).toBe(0)
  })

  test('are the same however the same time is cut', () => {
    for (let seed = 1; seed < 40; seed++) {
      const flows: { from: number; to: number }[] = []
      let at = 0
      let left = seed * 9_777
      while (left > 0) {
        const part = Math.min(left, 1 + ((seed * 7919 + at) % 17_000))
        flows.push({ from: at, to: at + part })
        at += part + 3_000
        left -= part
      }
      expect(minutes(flows)).toBe(minutes(once(seed * 9_777)))
    }
  })
})
