import { expect, test } from 'vitest'
import { installMethod } from './installMethod.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const way = (userAgent: string, more = {}) => installMethod({ installed: false, hasPrompt: false, userAgent, touchPoints: 0, ...more })

test('each device is told its own way', () => {
  expect(way(iphone)).toBe('ios')
  expect(way(mac)).toBe('menu')
  expect(way(mac, { touchPoints: 5 })).toBe('ios')
  expect(way(android)).toBe('menu')
  expect(way(android, { hasPrompt: true })).toBe('prompt')
  expect(way(iphone, { installed: true })).toBe('installed')
})
