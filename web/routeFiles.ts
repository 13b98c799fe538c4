import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import { areaFiles, areaOf } from './catalogueAreas.ts'

/** What a route needs before it is drawn. */
interface RouteFiles {
  scripts: string[]
  styles: string[]
  /** The last area of its language. */
  area: number
}
export interface BuiltFiles {
  /** By path; `start` is what every page loads. */
  routes: Record<string, RouteFiles>
  /** A file for each area, by language. */
  languages: Record<string, string[]>
}

const row = /\bscreen\('([^']+)'[^]*?(?=\bscreen\(|\n\] as const)/g

/** Where the screens are that are not named in the table itself. */
const later = 'app/laterScreens.ts'
const laterRow = /(\w+): \(\) => import\('\.\.\/(screens\/\w+\.tsx)'\)/g

/** Writes .vite/routes.json: the server tells the browser of these files with the page, and the budgets are held against them. */
export function routeFiles(): Plugin {
  let root = ''
  let dist = ''
  return {
    name: 'nimbo:route-files',
    apply: 'build',
    configResolved(config) {
      root = config.root
      dist = join(root, config.build.outDir)
    },
    writeBundle() {
      const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
      writeFileSync(join(dist, '.vite/routes.json'), JSON.stringify(builtFiles(manifest, root), null, 2))
    },
  }
}

function builtFiles(manifest: Manifest, root: string): BuiltFiles {
  const known = areaFiles()
  const start = needed(manifest, ['index.html'])
  const source = (file: string) => readFileSync(join(root, 'src', file), 'utf8')
  const addresses = new Map([...source(later).matchAll(laterRow)].map(([, name, screen]) => [name, screen]))
  const routes: BuiltFiles['routes'] = { start: { ...filesOf(manifest, start), area: 0 } }
  for (const [code, path] of source('app/routes.tsx').matchAll(row)) {
    const [, own] = /import\('\.\.\/(screens\/\w+\.tsx)'\)/.exec(code) ?? []
    const [, name = ''] = /laterScreen\('(\w+)'\)/.exec(code) ?? []
    const screen = own ?? addresses.get(name)
    if (!screen) continue
    const keys = needed(manifest, own ? [`src/${screen}`] : [`src/${later}`, `src/${screen}`]).filter((key) => !start.includes(key))
    routes[path] = { ...filesOf(manifest, keys), area: areaOf(join(root, 'src', screen), known) }
  }
  return { routes, languages: languageFiles(manifest) }
}

/** A piece of the build and all it imports statically. */
function needed(manifest: Manifest, keys: readonly string[]): string[] {
  const found = new Set(keys)
  for (const key of found) for (const next of manifest[key]?.imports ?? []) found.add(next)
  return [...found]
}

function filesOf(manifest: Manifest, keys: readonly string[]): Pick<RouteFiles, 'scripts' | 'styles'> {
  const chunks = keys.map((key) => manifest[key])
  return { scripts: chunks.map(({ file }) => file), styles: [...new Set(chunks.flatMap(({ css = [] }) => css))] }
}

function languageFiles(manifest: Manifest): Record<string, string[]> {
  const languages: Record<string, string[]> = {}
  for (const key of Object.keys(manifest).toSorted()) {
    const [, language] = /^src\/locales\/([a-z-]+)\.po(?:\?|$)/.exec(key) ?? []
    if (language) (languages[language] ??= []).push(manifest[key].file)
  }
  return languages
}
