import { specRoutes } from '@nimbo/contract/specification'
import { expect, test } from 'vitest'
import { routeRows } from '../../routeTable.ts'
import { screens } from '../testing/screens.ts'

const files = import.meta.glob<string>(['./routes.tsx', './laterScreens.ts'], { query: '?raw', import: 'default', eager: true })

/** The table itself needs a browser. */
const rows = new Map(routeRows(files['./routes.tsx'] ?? '', files['./laterScreens.ts']).map((row) => [row.path, row]))
/** A camera and an answer of another company stand before these: their own tests open them. */
const alone: readonly string[] = ['/liveAnchor', '/router']
const opened = new Set(screens.map(({ path }) => path.split('?')[0]))

test('every address of the specification has a row and a screen', () => {
  expect(specRoutes.filter((path) => !rows.has(path))).toEqual([])
  expect(specRoutes.filter((path) => !rows.get(path)?.screen)).toEqual([])
})

test('every screen of the specification is among those that are opened in every language', () => {
  expect(specRoutes.filter((path) => !alone.includes(path) && !opened.has(path))).toEqual([])
})
