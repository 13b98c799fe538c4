import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { checkout } from '@nimbo/engines'

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}
type Manifest = Record<string, Chunk>
interface Line {
  what: string
  bytes: number
  budget: number
}

const KB = 1000
const dist = join(checkout, 'web/dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
const sizes = new Map<string, number>()

/** Every file compressed by itself, as a browser asks for it. */
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).byteLength
  sizes.set(file, size)
  return size
}
const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + sizeOf(file), 0)

function chunkOf(key: string): Chunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the build has no ${key}: a budget that measures nothing would always pass`)
  return chunk
}

/** The files a browser must have before a piece of the app runs: its own and all it imports statically. */
function needed(key: string, found = new Set<string>()): Set<string> {
  const { file, imports = [] } = chunkOf(key)
  if (found.has(file)) return found
  found.add(file)
  for (const next of imports) needed(next, found)
  return found
}

const start = needed('index.html')
const beyond = (key: string, before: ReadonlySet<string>): string[] => [...needed(key)].filter((file) => !before.has(file))
const initial = (screen: string): Set<string> => needed(`src/screens/${screen}.tsx`, new Set(start))
const keysIn = (folder: string, ending: string): string[] =>
  Object.keys(manifest).filter((key) => key.startsWith(folder) && key.endsWith(ending))

const room = initial('LiveAudienceScreen')
const offline = [...needed('offline.html'), ...(chunkOf('offline.html').css ?? [])]
const styles = new Set(Object.values(manifest).flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file] : css)))
for (const file of offline) styles.delete(file)
const stylesOf = (files: ReadonlySet<string>) =>
  new Set(Object.values(manifest).flatMap(({ file, css = [] }) => (files.has(file) ? css : [])))
const lazyScreens = keysIn('src/screens/', '.tsx').filter((key) => !/(Index|LiveAudience)Screen/.test(key))

const lines: Line[] = [
  { what: '/index before it is drawn', bytes: sum(initial('IndexScreen')), budget: 130 },
  { what: '/liveAudience before it is drawn', bytes: sum(room), budget: 150 },
  { what: '+ its events (Centrifugo)', bytes: sum(beyond('src/lib/realtime/openRoom.ts', room)), budget: 20 },
  { what: '+ its picture (LiveKit)', bytes: sum(beyond('src/lib/media/livekit.ts', room)), budget: 115 },
  ...lazyScreens.map((key) => ({ what: `own code of ${key.slice('src/screens/'.length)}`, bytes: sum(beyond(key, start)), budget: 40 })),
  ...keysIn('src/locales/', '.po').map((key) => ({ what: key.slice('src/locales/'.length), bytes: sum(beyond(key, start)), budget: 20 })),
  { what: 'the offline page', bytes: sum(offline), budget: 5 },
  { what: 'styles of the first page', bytes: sum(stylesOf(start)), budget: 12 },
  ...[...styles]
    .filter((file) => !stylesOf(start).has(file))
    .map((file) => ({ what: `+ ${file.slice('assets/'.length)}`, bytes: sizeOf(file), budget: 12 })),
]

for (const { what, bytes, budget } of lines) {
  const over = bytes > budget * KB
  console.log(
    `${over ? 'OVER  ' : 'ok    '} ${what.padEnd(38)} ${(bytes / KB).toFixed(1).padStart(6)} of ${String(budget).padStart(3)} KB brotli`,
  )
  if (over) process.exitCode = 1
}
