import { expect, test } from 'vitest'
import { serverFolder, wings } from '../wings.ts'
import { arrowsIn, faultsIn, floorsOf, unitOf } from './wings.ts'

const house = {
  'server/src/main.ts': "import { gift } from './play/gift/index.ts'",
  'server/src/play/gift/index.ts': "import type { Show } from '../../shows/show/index.ts'\nimport { run } from '../../platform/run.ts'",
  'server/src/shows/show/index.ts': "export { room } from '../../core/room/index.ts'",
  'server/src/core/room/index.ts': '',
  'server/src/platform/run.ts': "import { words } from '../texts/index.ts'",
  'server/src/texts/index.ts': '',
  'server/src/testing/openRoom.ts': "import { gift } from '../play/gift/index.ts'",
  'web/src/features/play/gift/GiftPanel.tsx': '',
}
const withFiles = (more: Record<string, string>) => new Map(Object.entries({ ...house, ...more }))

test('imports with the order of the wings are no fault', () => {
  expect(faultsIn(withFiles({}))).toEqual([])
})

test('an import against the order is found, of values, of types and in a call', () => {
  for (const text of [
    "import { gift } from '../../play/gift/index.ts'",
    "import type { Gift } from '../../play/gift/index.ts'",
    "export { gift } from '../../play/gift/index.ts'",
    "const later = () => import('../../play/gift/index.ts')",
  ]) {
    expect(faultsIn(withFiles({ 'server/src/core/room/index.ts': text }))).toEqual([
      'server/src/core/room/index.ts: core/room imports play/gift, against the order of the wings',
    ])
  }
  expect(faultsIn(withFiles({ 'server/src/texts/index.ts': "import '../platform/run.ts'" }))).toHaveLength(1)
  expect(faultsIn(withFiles({ 'server/src/core/room/index.ts': "import '../../main.ts'" }))).toHaveLength(1)
})

test('tests may import what they like', () => {
  expect(faultsIn(withFiles({ 'server/src/core/room/room.test.ts': "import '../../play/gift/index.ts'" }))).toEqual([])
})

test('a folder outside any wing is found, of the server and of the page', () => {
  for (const file of [
    'server/src/gift/index.ts',
    'server/src/play/sendGift.ts',
    'web/src/features/wave/wave.room.tsx',
    'web/src/features/play/useGift.ts',
  ])
    expect(faultsIn(withFiles({ [file]: '' }))).toEqual([`${file} is in no folder of a wing: ${wings.join(', ')} (dev/src/wings.ts)`])
})

test('arrows are counted between folders, floors from the lowest up', () => {
  const arrows = arrowsIn(withFiles({})).map(({ from, to }) => [from.name, to.name] as const)
  expect(arrows).toEqual([
    ['main.ts', 'play/gift'],
    ['play/gift', 'shows/show'],
    ['play/gift', 'platform'],
    ['shows/show', 'core/room'],
    ['platform', 'texts'],
  ])
  expect(floorsOf(arrows)).toEqual(
    new Map([
      ['main.ts', 4],
      ['play/gift', 3],
      ['shows/show', 2],
      ['core/room', 1],
      ['platform', 2],
      ['texts', 1],
    ]),
  )
})

test('a file belongs to a folder, whatever wing that is in', () => {
  expect(unitOf('server/src/money/payment/tron/index.ts')).toEqual({ wing: 'money', name: 'money/payment' })
  expect(unitOf('server/src/testing/openRoom.ts')).toBeUndefined()
  expect(serverFolder('server/src/money/payment/tron/index.ts')).toBe('payment')
  expect(serverFolder('server/src/platform/http/server.ts')).toBe('platform')
  expect(serverFolder('server/src/main.ts')).toBeUndefined()
})
