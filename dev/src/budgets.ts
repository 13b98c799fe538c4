import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { checkout, profile } from '@nimbo/engines'
import { openPages } from '@nimbo/server/openPages'
import { compress } from '../../web/precompress.ts'
import { buildPages } from './stack/buildPages.ts'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}
interface RouteFiles {
  scripts: string[]
  styles: string[]
  /** The last area of its language. */
  area: number
}
interface BuiltFiles {
  routes: Record<string, RouteFiles> & { start: RouteFiles }
  languages: Record<string, string[]>
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

/** All scripts of the two pages everybody opens, and beside that a total with styles, words and the page itself. */
const scriptBudgets: Record<string, number> = { '/index': 130, '/liveAudience': 155 }
const totalBudgets: Record<string, number> = { '/index': 145, '/liveAudience': 175 }
const OWN_SCRIPTS = 40
/** The host's side of a room, which is opened by few and not from a cold start. */
const HOST_SCRIPTS = 45

for (const [path, { scripts, styles, area }] of Object.entries(routes)) {
  if (path === 'start') continue
  const whole = scriptBudgets[path]
  if (whole) report(`${path} scripts`, await sum([...start.scripts, ...scripts]), whole)
  else report(`${path} own scripts`, await sum(scripts), path === '/liveAnchor' ? HOST_SCRIPTS : OWN_SCRIPTS)
  const all = [path.slice(1), ...start.scripts, ...scripts, ...start.styles, ...styles, ...texts('en', area)]
  report(`${path} with styles and words`, await sum(all), totalBudgets[path])
}

// Libraries that no screen of ours can make smaller: React, the router, queries and the translator.
report('of these the libraries of every page', await sum(start.scripts.filter((file) => /\blibs-/.test(file))), 94)
const room = [...start.scripts, ...(routes['/liveAudience']?.scripts ?? [])]
report('/liveAudience + its events (Centrifugo)', await sum(beyond('src/lib/realtime/openRoom.ts', room)), 20)
report('/liveAudience + its picture (LiveKit)', await sum(beyond('src/lib/media/livekit.ts', room)), 115)
report('src/screens/AnchorRoom.tsx', await sum(beyond('src/screens/AnchorRoom.tsx', start.scripts)), HOST_SCRIPTS)
report('src/ui/moreIcons.tsx', await sum(beyond('src/ui/moreIcons.tsx', start.scripts)), 4)
for (const language of Object.keys(languages)) {
  report(`words of the first page, ${language}`, await sum(texts(language, 0)), 3)
  report(`words of all other screens, ${language}`, await sum((languages[language] ?? []).slice(1, 3)), 25)
  report(`words of messages, homes and films, ${language}`, await sum((languages[language] ?? []).slice(3, 4)), 6)
  report(`words of the hosts’ screens, ${language}`, await sum((languages[language] ?? []).slice(4)), 8)
}
const offline = [...needed('offline.html'), ...(manifest['offline.html']?.css ?? []), 'offline.html']
report('the offline page', await sum(offline), 5)
report('styles of the first page', await sum(start.styles), 13.3)
const sheets = Object.values(manifest).flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file] : css))
for (const file of new Set(sheets)) {
  if (![...start.styles, ...offline].includes(file)) report(`+ ${file.slice('assets/'.length)}`, await sum([file]), 12)
}

await pages.close()
