import { specRoutes } from '@nimbo/contract/specification'
import { expect, test } from 'vitest'
import { screens } from '../testing/screens.ts'

const files = import.meta.glob<string>('./routes.tsx', { query: '?raw', import: 'default', eager: true })
const source = files['./routes.tsx'] ?? ''

/** Rows of the route table: an address and what is said about it. The table itself needs a browser. */
const rows = new Map(
  source
    .split(/^ {2}screen\('/m)
    .slice(1)
    .map((row) => [row.slice(0, row.indexOf("'")), row]),
)
/** A camera and an answer of another company stand before these: their own tests open them. */
const alone: readonly string[] = ['/liveAnchor', '/router']
const opened = new Set(screens.map(({ path }) => path.split('?')[0]))

test('every address of the specification has a row and a screen', () => {
  expect(specRoutes.filter((path) => !rows.has(path))).toEqual([])
  expect(specRoutes.filter((path) => !/screen: (?:lazy|later)Screen\(/.test(rows.get(path) ?? ''))).toEqual([])
})

test('every screen of the specification is among those that are opened in every language', () => {
  expect(specRoutes.filter((path) => !alone.includes(path) && !opened.has(path))).toEqual([])
})
