import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import { areaFiles, areaOf } from './catalogueAreas.ts'
import { readRoutes } from './declaredAreas.ts'
import { withoutBuilt } from './routeTable.ts'
import type { Weight } from './src/app/built.ts'

/** What a route needs before it is drawn. */
interface RouteFiles {
  scripts: string[]
  styles: string[]
  /** The last area of its language. */
  area: number
  /** None of the start. */
  weight?: Weight
}
export interface BuiltFiles {
  /** By path; `start` is what every page loads. */
  routes: Record<string, RouteFiles> & { start: RouteFiles }
  /** A file for each area, by language. */
  languages: Record<string, string[]>
}

/**
 * Writes .vite/routes.json: the server tells the browser of these files with the page, and the budgets are held against them. What the
 * rows say for this is left out of the page.
 */
export function routeFiles(): Plugin {
  let app = ''
  let dist = ''
  return {
    name: 'nimbo:route-files',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root, build }) {
      app = join(root, 'src/app')
      dist = join(root, build.outDir)
    },
    transform: {
      filter: { id: /\/src\/app\/routes\.tsx$/ },
      handler: (code) => ({ code: withoutBuilt(code), map: null }),
    },
    writeBundle() {
      const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
      writeFileSync(join(dist, '.vite/routes.json'), JSON.stringify(builtFiles(manifest, app), null, 2))
    },
  }
}

function builtFiles(manifest: Manifest, app: string): BuiltFiles {
  const known = areaFiles()
  const start = needed(manifest, ['index.html'])
  const routes: BuiltFiles['routes'] = { start: { ...filesOf(manifest, start), area: 0 } }
  for (const { path, screen, isLater, weight } of readRoutes(app)) {
    if (!screen) continue
    const file = resolve(app, screen)
    const entries = isLater ? [join(app, 'laterScreens.ts'), file] : [file]
    const keys = needed(
      manifest,
      entries.map((entry) => relative(join(app, '../..'), entry)),
    ).filter((key) => !start.includes(key))
    routes[path] = { ...filesOf(manifest, keys), area: areaOf(file, known), weight }
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
  const chunks = keys.map((key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build has no ${key}`)
    return chunk
  })
  return { scripts: chunks.map(({ file }) => file), styles: [...new Set(chunks.flatMap(({ css = [] }) => css))] }
}

function languageFiles(manifest: Manifest): Record<string, string[]> {
  const languages: Record<string, string[]> = {}
  for (const [key, { file }] of Object.entries(manifest).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const [, language] = /^src\/locales\/([a-z-]+)\.po(?:\?|$)/.exec(key) ?? []
    if (language) (languages[language] ??= []).push(file)
  }
  return languages
}
