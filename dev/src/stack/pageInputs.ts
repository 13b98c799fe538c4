import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '@nimbo/engines'

/** Folders and files that no build reads: tests are none of its inputs (`@source not` in theme.css keeps them from Tailwind, too). */
const ignored = /^(?:node_modules|dist|testing)$|\.test(?:-d)?\.tsx?$/

/** Beside the sources, a build reads its configuration, its pages and the files Vite takes variables from. */
const isConfiguration = (file: string) => /\.(?:ts|html|json)$|^\.env/.test(file)
const configuration = (root: string, part: string) =>
  readdirSync(join(root, part))
    .filter(isConfiguration)
    .map((file) => `${part}/${file}`)

/** The console takes pictures, components and build plugins of the app. */
const shared = ['contract/package.json', 'contract/src', 'web/src', 'web/public', 'pnpm-lock.yaml', 'tsconfig.base.json']

/** Hash of everything a page is built of: builds of the same inputs are the same. `variables` are the whole environment it has. */
export function hashPageInputs(name: 'web' | 'console', variables: Readonly<Record<string, string>>, root = checkout): string {
  const hash = createHash('sha256')
  const own = name === 'web' ? [] : [`${name}/src`, ...configuration(root, name)]
  const files = [...shared, ...configuration(root, 'web'), ...own].flatMap((path) => filesIn(root, path))
  for (const file of files.toSorted()) {
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest(),
    )
  }
  const all = [`node=${process.version}`, ...Object.entries(variables).map((entry) => entry.join('='))]
  return hash.update(all.toSorted().join('\0')).digest('hex').slice(0, 20)
}

function filesIn(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  const entries = readdirSync(join(root, path), { withFileTypes: true }).filter((entry) => !ignored.test(entry.name))
  return entries.flatMap((entry) => (entry.isDirectory() ? filesIn(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`]))
}
