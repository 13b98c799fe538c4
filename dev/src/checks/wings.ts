import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { checkout } from '@nimbo/engines'
import ts from 'typescript'
import { wings } from '../wings.ts'

const SERVER = 'server/src/'
const PAGE = 'web/src/features/'

/** Floors below all wings, and what only tests use. */
const below = ['platform', 'texts']
const support = 'testing'
const order: readonly string[] = [...wings, ...below]

/** Unit: what arrows are counted between. A folder of a wing, a floor below the wings, or one of the files that put folders together. */
interface Unit {
  wing: string
  name: string
}

/** Unit of a source file of the server; undefined for tests and their support. */
export function unitOf(file: string): Unit | undefined {
  const parts = file.slice(SERVER.length).split('/')
  const [first, folder] = parts as [string, string?]
  if (!file.startsWith(SERVER) || first === support || /\.test(-d)?\.tsx?$/.test(file)) return undefined
  if (parts.length === 1) return { wing: '', name: first }
  if (below.includes(first)) return { wing: first, name: first }
  return { wing: first, name: parts.length > 2 ? `${first}/${folder}` : first }
}

/** Files a source file names as imports, those of types among them. */
function importsIn(file: string, text: string): string[] {
  const named = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
  return named.filter((name) => name.startsWith('.')).map((name) => normalize(join(dirname(file), name)))
}

export interface Arrow {
  from: Unit
  to: Unit
  file: string
}

/** Arrows from unit to unit, one for each import. */
export function arrowsIn(files: ReadonlyMap<string, string>): Arrow[] {
  return [...files].flatMap(([file, text]) => {
    const from = unitOf(file)
    if (!from) return []
    return importsIn(file, text).flatMap((target) => {
      const to = unitOf(target)
      return to && to.name !== from.name ? [{ from, to, file }] : []
    })
  })
}

/** Faults: imports against the order of the wings, and source files that are in no folder of a wing. */
export function faultsIn(files: ReadonlyMap<string, string>): string[] {
  const homeless = [...files.keys()].filter((file) => {
    if (file.startsWith(PAGE)) return !isAtHome(file.slice(PAGE.length), [])
    return file.startsWith(SERVER) && file.slice(SERVER.length).includes('/') && !isAtHome(file.slice(SERVER.length), [...below, support])
  })
  const against = arrowsIn(files).filter(({ from, to }) => from.wing !== '' && (to.wing === '' || isAbove(to.wing, from.wing)))
  return [
    ...homeless.map((file) => `${file} is in no folder of a wing: ${wings.join(', ')} (dev/src/wings.ts)`),
    ...against.map(({ from, to, file }) => `${file}: ${from.name} imports ${to.name}, against the order of the wings`),
  ]
}

function isAtHome(path: string, beside: readonly string[]): boolean {
  const [first, ...rest] = path.split('/') as [string, ...string[]]
  return beside.includes(first) || ((wings as readonly string[]).includes(first) && rest.length > 1)
}
const isAbove = (wing: string, other: string): boolean =>
  order.includes(wing) && order.includes(other) && order.indexOf(wing) < order.indexOf(other)

/** Floor of each node: one more than the highest it stands on. The arrows have no circle, another check sees to that. */
export function floorsOf(arrows: Iterable<readonly [string, string]>): Map<string, number> {
  const imports = new Map<string, Set<string>>()
  for (const [from, to] of arrows) {
    imports.set(from, (imports.get(from) ?? new Set()).add(to))
    imports.set(to, imports.get(to) ?? new Set())
  }
  const floors = new Map<string, number>()
  const floorOf = (node: string): number => {
    const known = floors.get(node)
    if (known !== undefined) return known
    floors.set(node, 1)
    const floor = 1 + Math.max(0, ...[...imports.get(node)!].map(floorOf))
    floors.set(node, floor)
    return floor
  }
  for (const node of imports.keys()) floorOf(node)
  return floors
}

/** Figures of the server's arrows, as decision 87 gives them. */
function graph(files: ReadonlyMap<string, string>): string[] {
  const arrows = arrowsIn(files).filter(({ from }) => from.wing !== '')
  const pairs = (of: (unit: Unit) => string, some: readonly Arrow[]) =>
    new Map(some.map(({ from, to }) => [`${of(from)} -> ${of(to)}`, [of(from), of(to)] as const]))
  const inside = pairs(
    ({ name }) => name,
    arrows.filter(({ from, to }) => from.wing === to.wing),
  )
  const between = pairs(
    ({ wing }) => wing,
    arrows.filter(({ from, to }) => from.wing !== to.wing),
  )
  const all = pairs(({ name }) => name, arrows)
  const foldersOf = (base: string) => {
    const folders = [...files.keys()].filter((file) => file.startsWith(base)).map((file) => file.slice(base.length).split('/'))
    const byWing = Map.groupBy(
      folders.filter((parts) => parts.length > 2 && (wings as readonly string[]).includes(parts[0]!)),
      ([wing]) => wing!,
    )
    return wings.flatMap((wing) => {
      const names = [...new Set((byWing.get(wing) ?? []).map(([, folder]) => folder!))].toSorted()
      return names.length > 0 ? [{ wing, names }] : []
    })
  }
  const lines = (base: string) =>
    foldersOf(base).map(({ wing, names }) => `  ${wing.padEnd(10)} ${String(names.length).padStart(2)}  ${names.join(' ')}`)
  const most = (base: string) => Math.max(...foldersOf(base).map(({ names }) => names.length))
  const floors = (of: ReadonlyMap<string, readonly [string, string]>) => Math.max(...floorsOf(of.values()).values())
  return [
    SERVER,
    ...lines(SERVER),
    `  ${foldersOf(SERVER).flatMap(({ names }) => names).length} folders in ${foldersOf(SERVER).length} wings, at most ${most(SERVER)} beside each other`,
    `  ${all.size} arrows between folders on ${floors(all)} floors`,
    `  ${inside.size} arrows inside wings, ${between.size} between wings on ${floors(between)} floors`,
    PAGE,
    ...lines(PAGE),
    `  ${foldersOf(PAGE).flatMap(({ names }) => names).length} folders in ${foldersOf(PAGE).length} wings, at most ${most(PAGE)} beside each other`,
  ]
}

if (import.meta.main) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', SERVER, PAGE], {
    cwd: checkout,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
  const names = listed.split('\n').filter((file) => file !== '')
  const read = (file: string) => (/\.tsx?$/.test(file) ? readFileSync(join(checkout, file), 'utf8') : '')
  const files = new Map(names.map((file) => [file, read(file)]))
  if (process.argv.includes('--graph')) process.stdout.write(`${graph(files).join('\n')}\n`)
  const faults = faultsIn(files)
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  if (faults.length === 0) process.stdout.write(`${files.size} files are in their wings, and no import runs against their order\n`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
