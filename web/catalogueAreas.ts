import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { runInNewContext } from 'node:vm'
import { extractor } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'
import { declaredAreas } from './declaredAreas.ts'
import { type Area, areas } from './src/app/built.ts'

const src = join(import.meta.dirname, 'src')

/** Areas that bring along what their files import statically: it comes with them. */
const withImports: readonly Area[] = ['first', 'room']
const LAST_AREA = areas.length - 1

const staticImports = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\bfrom\s+)?'(\.[^']+\.tsx?)'/gm
const laterImports = /(?<!typeof )\bimport\('(\.[^']+\.tsx?)'\)/g

/**
 * A language is one catalogue in the sources and a file for each area in the build. The first comes with the page. A dynamic import
 * of code with texts of a later area waits for that area too (`withTexts`), so that nothing is drawn before its words are there.
 */
export function catalogueAreas(): Plugin[] {
  const messages = new Map<string, Record<string, unknown>>()
  let files: ReadonlySet<string>[] = []
  let texts: Promise<ReadonlySet<string>[]>

  async function codeOf(catalogue: string, area: number): Promise<string> {
    const known = await texts
    const isOwn = (id: string) => (area === LAST_AREA ? known.every((ids) => !ids.has(id)) : known.findIndex((ids) => ids.has(id)) === area)
    const own = Object.entries(messages.get(catalogue) ?? {}).filter(([id]) => isOwn(id))
    return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(own)))})`
  }

  return [
    {
      name: 'nimbo:wait-for-texts',
      apply: 'build',
      enforce: 'pre',
      buildStart() {
        files = areaFiles()
        texts = Promise.all(files.map(textsIn))
      },
      transform(code, id) {
        if (!id.startsWith(src)) return undefined
        const waiting = code.replaceAll(laterImports, (whole, path: string) => {
          const area = areaOf(resolve(dirname(id), path), files)
          return area > 0 ? `withTexts(${whole}, ${area})` : whole
        })
        if (waiting === code) return undefined
        return { code: `${waiting}\nimport { withTexts } from './${relative(dirname(id), join(src, 'lib/i18n.ts'))}'`, map: null }
      },
    },
    {
      name: 'nimbo:catalogue-areas',
      apply: 'build',
      async load(id) {
        const [, catalogue, area] = /^(.*\.po)\?area=(\d+)$/.exec(id) ?? []
        return catalogue ? { code: await codeOf(catalogue, Number(area)), moduleType: 'js' } : undefined
      },
      transform: {
        // After the compiler of catalogues.
        order: 'post',
        filter: { id: /\.po$/ },
        async handler(code, id) {
          const [, text] = /messages\s*=\s*JSON\.parse\((.*)\);?\s*$/s.exec(code) ?? []
          if (!text) throw new Error(`${id} is not compiled as it used to be`)
          messages.set(id, JSON.parse(runInNewContext(text) as string) as Record<string, unknown>)
          const later = Array.from({ length: LAST_AREA }, (_, n) => `() => import('${id}?area=${n + 1}')`)
          return { code: `${await codeOf(id, 0)}\nexport const later = [${later.join(', ')}]`, map: null, moduleType: 'js' }
        },
      },
    },
  ]
}

/** Files of each area but the last one, which has everything else. */
export function areaFiles(): Set<string>[] {
  const declared = declaredAreas(src)
  const files = globSync('**/*.{ts,tsx}', { cwd: src })
    .filter((file) => !/^testing|\.test/.test(file))
    .map((file) => join(src, file))
  return areas.slice(0, LAST_AREA).map((area) => {
    const own = files.filter((file) => declared(file) === area)
    return withImports.includes(area) ? closureOf(own) : new Set(own.filter(hasTexts))
  })
}

/** The last area that has texts of a file, or of what it imports. */
export function areaOf(file: string, known: readonly ReadonlySet<string>[]): number {
  const areaOfOne = (one: string): number => {
    const area = known.findIndex((files) => files.has(one))
    return area >= 0 ? area : hasTexts(one) ? LAST_AREA : 0
  }
  return Math.max(...[...closureOf([file])].map(areaOfOne))
}

/** These files and all they import statically. */
function closureOf(entries: readonly string[]): Set<string> {
  const found = new Set(entries)
  for (const file of found) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(staticImports)) found.add(resolve(dirname(file), path))
  }
  return found
}

const hasTexts = (file: string): boolean => /from '@lingui\/\w+\/macro'/.test(readFileSync(file, 'utf8'))

/** The ids of all texts in these files. */
async function textsIn(files: ReadonlySet<string>): Promise<Set<string>> {
  const linguiConfig = getConfig({ cwd: import.meta.dirname })
  const ids = new Set<string>()
  for (const file of [...files].filter(hasTexts)) {
    await extractor.extract(file, readFileSync(file, 'utf8'), ({ id }) => void ids.add(id), { linguiConfig })
  }
  return ids
}
