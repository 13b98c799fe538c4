import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { checkout, profile } from '@nimbo/engines'
import { openPages } from '@nimbo/server/openPages'
import { compress } from '../../web/precompress.ts'
import type { BuiltFiles } from '../../web/routeFiles.ts'
import { type Area, areas, type Weight } from '../../web/src/app/built.ts'
import { buildPages } from './stack/buildPages.ts'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

/** `node dev/src/budgets.ts`: what each route needs before it is drawn, as our own server sends the build, against its budget. */
const KB = 1000
await buildPages(profile('test'), () => {})
const dist = join(checkout, 'web/dist')
const built = (file: string): unknown => JSON.parse(readFileSync(join(dist, '.vite', file), 'utf8'))
const manifest = built('manifest.json') as Record<string, Chunk>
const { routes, languages } = built('routes.json') as BuiltFiles
const { start } = routes
const pages = await openPages(dist)

/** Bytes of the body as they leave a server that has a release, for a browser that reads Brotli. */
async function sent(file: string): Promise<number> {
  const body = await compress(file, await bodyOf(file))
  return body.length
}
function bodyOf(file: string): Promise<Buffer> {
  const headers = { 'accept-encoding': 'identity', 'accept-language': 'en' }
  return new Promise((resolve, reject) => {
    get(`${pages.origin}/${file}`, { headers }, (response) => {
      const parts: Buffer[] = []
      if (response.statusCode !== 200) return reject(new Error(`${file}: HTTP ${response.statusCode}`))
      response.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)))
    }).on('error', reject)
  })
}
const known = new Map<string, Promise<number>>()
async function sum(files: Iterable<string>): Promise<number> {
  for (const file of files) if (!known.has(file)) known.set(file, sent(file))
  const each = await Promise.all([...new Set(files)].map((file) => known.get(file)!))
  return each.reduce((total, bytes) => total + bytes, 0)
}

function report(what: string, bytes: number, budget?: number): void {
  const over = budget !== undefined && bytes > budget * KB
  const limit = budget === undefined ? '' : ` of ${String(budget).padStart(3)}`
  console.log(`${over ? 'OVER  ' : 'ok    '} ${what.padEnd(44)} ${(bytes / KB).toFixed(1).padStart(6)}${limit} KB`)
  if (over) process.exitCode = 1
}

/** The files a piece of the build needs: its own and all it imports statically. */
function needed(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the build has no ${key}: a budget that measures nothing would always pass`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const next of chunk.imports ?? []) needed(next, found)
  return found
}
const beyond = (key: string, before: readonly string[]): string[] => [...needed(key)].filter((file) => !before.includes(file))
const texts = (language: string, area: number): string[] => languages[language]?.slice(0, area + 1) ?? []

/**
 * What a route of each weight class may need, in steps of 5 KB. What everybody opens is held by all its scripts, and by a total of them
 * with styles, words and the page itself; others by what they bring beyond the start. A host's side of a room is opened by few, and not
 * from a cold start.
 */
const budgets = {
  first: { scripts: 130, total: 145 },
  room: { scripts: 155, total: 175 },
  host: { ownScripts: 45 },
  screen: { ownScripts: 40 },
} as const satisfies Record<Weight, { scripts: number; total: number } | { ownScripts: number }>

/** Words of a language, by the areas they are of. */
const wordBudgets: readonly [what: string, of: readonly Area[], budget: number][] = [
  ['the first page', ['first'], 3],
  ['all other screens', ['room', 'rest'], 25],
  ['messages, homes and films', ['people'], 6],
  ['the hosts’ screens', ['hosts'], 8],
]

for (const [path, { scripts, styles, area, weight }] of Object.entries(routes)) {
  if (!weight) continue
  const budget = budgets[weight]
  if ('ownScripts' in budget) report(`${path} own scripts`, await sum(scripts), budget.ownScripts)
  else report(`${path} scripts`, await sum([...start.scripts, ...scripts]), budget.scripts)
  const all = [path.slice(1), ...start.scripts, ...scripts, ...start.styles, ...styles, ...texts('en', area)]
  report(`${path} with styles and words`, await sum(all), 'total' in budget ? budget.total : undefined)
}

// Libraries that no screen of ours can make smaller: React, the router, queries and the translator.
report('of these the libraries of every page', await sum(start.scripts.filter((file) => /\blibs-/.test(file))), 94)
const room = [...start.scripts, ...(routes['/liveAudience']?.scripts ?? [])]
report('/liveAudience + its events (Centrifugo)', await sum(beyond('src/lib/realtime/openRoom.ts', room)), 20)
report('/liveAudience + its picture (LiveKit)', await sum(beyond('src/lib/media/livekit.ts', room)), 115)
report('src/screens/AnchorRoom.tsx', await sum(beyond('src/screens/AnchorRoom.tsx', start.scripts)), budgets.host.ownScripts)
report('src/ui/moreIcons.tsx', await sum(beyond('src/ui/moreIcons.tsx', start.scripts)), 4)
for (const language of Object.keys(languages)) {
  for (const [what, of, budget] of wordBudgets) {
    const files = (languages[language] ?? []).filter((_, area) => of.some((name) => areas.indexOf(name) === area))
    report(`words of ${what}, ${language}`, await sum(files), budget)
  }
}
const offline = [...needed('offline.html'), ...(manifest['offline.html']?.css ?? []), 'offline.html']
report('the offline page', await sum(offline), 5)
report('styles of the first page', await sum(start.styles), 13.3)
const sheets = Object.values(manifest).flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file] : css))
for (const file of new Set(sheets)) {
  if (![...start.styles, ...offline].includes(file)) report(`+ ${file.slice('assets/'.length)}`, await sum([file]), 12)
}

await pages.close()
