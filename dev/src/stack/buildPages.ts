import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder, checkout, runTask, type Output, type Profile } from '@nimbo/engines'
import { hashPageInputs } from './pageInputs.ts'

type Page = 'web' | 'console'

/** Names the inputs that a dist was built of. */
const MARK = '.vite/inputs'
const MAX_KEPT = 20

/** One after the other: each build keeps both cores of a small machine busy, and the engines start beside it. */
export async function buildPages(profile: Profile, report: (line: string) => void, output: Output = 'file'): Promise<void> {
  for (const name of ['web', 'console'] as const) report(await buildPage(name, profile, output))
}

/** Compression is for releases and for benches: it takes a fifth of a build, and a browser beside the server gains nothing by it. */
async function buildPage(name: Page, profile: Profile, output: Output): Promise<string> {
  const env = { NIMBO_PRECOMPRESS: process.env['NIMBO_PRECOMPRESS'] ?? '0' }
  const inputs = hashPageInputs(name, env)
  const dist = join(checkout, name, 'dist')
  if (builtOf(dist) === inputs) return `${name} build is current`
  const kept = join(cacheFolder(), 'pages', `${name}-${inputs}`)
  if (existsSync(kept)) {
    take(kept, dist)
    mark(dist, inputs)
    return `${name} build ${inputs} was kept`
  }
  const started = performance.now()
  const vite = join(checkout, name, 'node_modules/vite/bin/vite.js')
  await runTask(
    profile,
    { name: `build-${name}`, command: process.execPath, args: [vite, 'build'], env, cwd: join(checkout, name) },
    output,
  )
  // Files that were edited meanwhile may be in it or not.
  if (hashPageInputs(name, env) === inputs) {
    keep(dist, kept)
    mark(dist, inputs)
  }
  return `${name} built in ${((performance.now() - started) / 1000).toFixed(1)} s`
}

function builtOf(dist: string): string | undefined {
  const file = join(dist, MARK)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Last of all: a dist that was copied or built in part has no mark. */
function mark(dist: string, inputs: string): void {
  writeFileSync(join(dist, MARK), inputs)
}

/** Puts a copy where other checkouts of this machine find it, whole or not at all, and removes those unused for longest. */
function keep(dist: string, kept: string): void {
  const half = `${kept}.${process.pid}`
  cpSync(dist, half, { recursive: true })
  if (existsSync(kept)) rmSync(half, { recursive: true })
  else renameSync(half, kept)
  const folder = dirname(kept)
  const usedAt = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const oldest = readdirSync(folder)
    .toSorted((a, b) => usedAt(b) - usedAt(a))
    .slice(MAX_KEPT)
  for (const name of oldest) rmSync(join(folder, name), { recursive: true, force: true })
}

function take(kept: string, dist: string): void {
  utimesSync(kept, new Date(), new Date())
  rmSync(dist, { recursive: true, force: true })
  cpSync(kept, dist, { recursive: true })
}
