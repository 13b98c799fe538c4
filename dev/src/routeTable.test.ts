import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkout } from '@nimbo/engines'
import { expect, test } from 'vitest'
import { declaredAreas, readRoutes } from '../../web/declaredAreas.ts'
import { routeRows, withoutBuilt } from '../../web/routeTable.ts'
import { areas, weights } from '../../web/src/app/built.ts'

const row = (path: string, file: string, more = '') =>
  `screen('${path}', { title: msg\`A, {b} and 'c'\`,${more} screen: lazyScreen(() => import('../screens/${file}.tsx'), '${file}') })`
const table = (...rows: string[]) => `const table = [${rows.join(', ')}] as const`

function sourcesWith(files: Record<string, string>): string {
  const src = mkdtempSync(join(tmpdir(), 'nimbo-areas-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(src, name)), { recursive: true })
    writeFileSync(join(src, name), text)
  }
  return src
}

test('a row says its area and weight; one that says nothing is an ordinary screen', () => {
  const code = table(row('/a', 'A'), row('/b', 'B', " built: { weight: 'host', area: 'hosts' },"), "screen('/c', { search: noSearch })")
  expect(routeRows(code)).toEqual([
    { path: '/a', screen: '../screens/A.tsx', isLater: false, area: 'rest', weight: 'screen' },
    { path: '/b', screen: '../screens/B.tsx', isLater: false, area: 'hosts', weight: 'host' },
    { path: '/c', isLater: false, area: 'rest', weight: 'screen' },
  ])
})

test('what is not written as literals, or is no area, stops the build', () => {
  expect(() => routeRows(table(row('/a', 'A', ' built: hosts,')))).toThrow('/a: built is not written as literals')
  expect(() => routeRows(table(row('/a', 'A', " built: { area: 'host' },")))).toThrow("/a: area: 'host' is none of first, room")
  expect(() => routeRows(table(row('/a', 'A', ' built: { weight: heavy },')))).toThrow('/a: weight: heavy is none of first, room')
  expect(() => routeRows('screen(path, facts)')).toThrow('is not a row')
})

test('a screen that is fetched by its name is the file this name stands for', () => {
  const code = table(`screen('/a', { screen: laterScreen('A') })`)
  const later = `const screens = { A: () => import('../screens/A.tsx') }`
  expect(routeRows(code, later)).toEqual([{ path: '/a', screen: '../screens/A.tsx', isLater: true, area: 'rest', weight: 'screen' }])
  expect(() => routeRows(code, 'const screens = {}')).toThrow('/a: laterScreens.ts has no A')
})

test('the page carries nothing of what only the build reads', () => {
  const declared = table(row('/a', 'A', " built: { area: 'hosts' },"), "screen('/b', { search: noSearch, built: { weight: 'host' } })")
  expect(withoutBuilt(declared)).toBe(table(row('/a', 'A'), "screen('/b', { search: noSearch, })"))
})

test('a file is of the area of its route, or of its folder as far as that says so', () => {
  const src = sourcesWith({
    'app/routes.tsx': table(row('/a', 'A', " built: { area: 'hosts' },"), row('/b', 'B')),
    'screens/area.json': '{ "area": "people", "files": ["Part.tsx"] }',
    'screens/Part.tsx': '',
    'features/message/area.json': '{ "area": "people", "except": ["Drawings.tsx"] }',
    'features/message/Drawings.tsx': '',
  })
  const areaOf = declaredAreas(src)
  const files = ['screens/A.tsx', 'screens/B.tsx', 'screens/Part.tsx', 'features/message/Thread.tsx', 'features/message/Drawings.tsx']
  expect(files.map((file) => areaOf(join(src, file)))).toEqual(['hosts', 'rest', 'people', 'people', 'rest'])
})

test('a folder that names a file it has not, or no area, stops the build', () => {
  const routes = { 'app/routes.tsx': table() }
  expect(() => declaredAreas(sourcesWith({ ...routes, 'a/area.json': '{ "area": "hosts", "files": ["Gone.tsx"] }' }))).toThrow(
    'there is no Gone.tsx',
  )
  expect(() => declaredAreas(sourcesWith({ ...routes, 'a/area.json': '{ "area": "host" }' }))).toThrow('host is none of first')
  const twice = table(row('/a', 'A', " built: { area: 'hosts' },"), row('/b', 'A'))
  expect(() => declaredAreas(sourcesWith({ 'app/routes.tsx': twice }))).toThrow('/b: its screen is of another area elsewhere')
})

test('every area and every weight class has a route, and only the first page and the room are held as a whole', () => {
  const rows = readRoutes(join(checkout, 'web/src/app'))
  expect(new Set(rows.map(({ area }) => area))).toEqual(new Set(areas))
  expect(new Set(rows.map(({ weight }) => weight))).toEqual(new Set(weights))
  expect(rows.filter(({ weight }) => weight === 'first' || weight === 'room').map(({ path }) => path)).toEqual(['/index', '/liveAudience'])
})
