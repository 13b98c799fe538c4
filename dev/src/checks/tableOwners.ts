import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { checkout } from '@nimbo/engines'
import ts from 'typescript'
import { serverFolder } from '../wings.ts'
import { foreignTables } from './foreignTables.ts'

/** A folder that reads or writes what another one owns: `live -> guard`. */
export type Pair = `${string} -> ${string}`

const sqlFolder = 'server/database/'
/** Files of SQL functions that are called otherwise than the folder they belong to. */
const folderOfSql: Record<string, string> = {
  follow: 'user',
  inferredKey: 'platform',
  level: 'rank',
  micLink: 'guest',
  session: 'identity',
}

/**
 * Tables and views that other folders may name in SQL, by their owner: tables are the owner's own, views are what it publishes, as
 * `index.ts` does for code.
 */
export interface Owners {
  tables: ReadonlyMap<string, string>
  views: ReadonlyMap<string, string>
}

/** Owners from the comments on tables and views. */
export function ownersIn(sql: string): Owners {
  const commented = (kind: string) =>
    new Map(
      [...sql.matchAll(new RegExp(`^comment on ${kind} ([\\w.]+) is '(\\w+): `, 'gm'))].map(([, name, owner]) => [name!, owner!] as const),
    )
  return { tables: commented('table'), views: commented('view') }
}

export interface Named {
  name: string
  isWritten: boolean
}

/** Tables and views a text of SQL names where they stand. Words of the language and names of `with` are none. */
export function tablesIn(sql: string, { tables, views }: Owners): Named[] {
  const name = String.raw`(?:public\.)?((?:ledger\.|jobs\.|read\.)?[a-z_]+)\b`
  const all = (words: string, after = '') =>
    [...sql.matchAll(new RegExp(`\\b(?:${words})\\s+(?:only\\s+)?${name}${after}`, 'gi'))].map(([, found]) => found!.toLowerCase())
  const known = (found: string[]) => [...new Set(found)].filter((each) => tables.has(each) || views.has(each))
  const written = known(all('into|update|delete\\s+from'))
  const read = known(all('from|join', String.raw`(?!\s*\()`)).filter((each) => !written.includes(each))
  return [...read.map((each) => ({ name: each, isWritten: false })), ...written.map((each) => ({ name: each, isWritten: true }))]
}

/** Texts of a TypeScript file; what is put into a template stands as a parameter. */
function textsIn(file: string, source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text)
    else if (ts.isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' $ '))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true))
  return found
}

const folderOf = (file: string): string | undefined => {
  if (file.startsWith(sqlFolder)) {
    const parts = file.split('/').slice(2)
    // Functions and views that features declare together, as entry points do in code, are in none of them.
    if (parts[0] !== 'functions' && parts[0] !== 'views') return undefined
    if (parts.length > 2) return parts[1]
    const name = basename(file, '.sql')
    return folderOfSql[name] ?? name
  }
  return serverFolder(file)
}

/**
 * Pairs of a folder and the owner of what it names, with the places. A view of a folder that this one stands on makes none: it is there to
 * be read.
 */
export function pairsIn(files: ReadonlyMap<string, string>, owners: Owners, imports: Imports): Map<Pair, string[]> {
  const pairs = new Map<Pair, string[]>()
  for (const [file, text] of files) {
    const folder = folderOf(file)
    if (!folder) continue
    const statements = file.endsWith('.sql') ? [text] : textsIn(file, text)
    const places = new Set<string>()
    for (const { name, isWritten } of statements.flatMap((statement) => tablesIn(statement, owners))) {
      const owner = owners.tables.get(name) ?? owners.views.get(name)!
      const pair: Pair = `${folder} -> ${owner}`
      const isPublished = owners.views.has(name) && !isWritten && !runsBackUp(pair, imports)
      if (owner === folder || isPublished || places.has(name)) continue
      places.add(name)
      pairs.set(pair, [...(pairs.get(pair) ?? []), `${file} (${name})`])
    }
  }
  return pairs
}

/** For each folder those it imports, on whatever way. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>

export function importsOf(files: ReadonlyMap<string, string>): Imports {
  const direct = new Map<string, Set<string>>()
  for (const [file, text] of files) {
    const folder = folderOf(file)
    if (!folder || !file.endsWith('.ts')) continue
    const to = direct.get(folder) ?? new Set<string>()
    direct.set(folder, to)
    for (const [, target] of text.matchAll(/from '(\.[^']+)'/g)) {
      const other = folderOf(normalize(join(dirname(file), target!)))
      if (other && other !== folder) to.add(other)
    }
  }
  const reached = new Map<string, Set<string>>()
  for (const folder of direct.keys()) {
    const seen = new Set<string>()
    const queue = [...(direct.get(folder) ?? [])]
    for (let next = queue.pop(); next; next = queue.pop()) {
      if (seen.has(next)) continue
      seen.add(next)
      queue.push(...(direct.get(next) ?? []))
    }
    reached.set(folder, seen)
  }
  return reached
}

/** A pair runs back up when the owner imports, on whatever way, the folder that names what it owns. */
export const runsBackUp = (pair: string, imports: Imports): boolean => {
  const [folder, owner] = pair.split(' -> ') as [string, string]
  return imports.get(owner)?.has(folder) ?? false
}

if (import.meta.main) {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'server/src', 'server/database'], {
    cwd: checkout,
    encoding: 'utf8',
  })
  const names = list.split('\n').filter((file) => /\.(ts|sql)$/.test(file) && !/\.test(-d)?\.ts$|\/testing\//.test(file))
  const files = new Map(names.map((file) => [file, readFileSync(join(checkout, file), 'utf8')]))
  const owners = ownersIn([...files].flatMap(([file, text]) => (file.startsWith(sqlFolder) ? [text] : [])).join('\n'))
  const imports = importsOf(files)
  const pairs = pairsIn(files, owners, imports)
  const known = new Set<string>(foreignTables)
  const faults = [
    ...[...pairs]
      .filter(([pair]) => !known.has(pair))
      .map(([pair, places]) => `${pair}: ${places.join(', ')}. Ask the owner's store, or read what it publishes`),
    ...foreignTables
      .filter((pair) => !pairs.has(pair as Pair))
      .map((pair) => `${pair} is gone: take it off dev/src/checks/foreignTables.ts`),
  ]
  const backUp = [...pairs.keys()].filter((pair) => runsBackUp(pair, imports))
  if (process.argv.includes('--list'))
    for (const pair of [...pairs.keys()].toSorted()) console.log(runsBackUp(pair, imports) ? '↑' : ' ', pair, pairs.get(pair)!.join(', '))
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.stdout.write(
    `${pairs.size} pairs of a folder and another's tables, ${backUp.length} back up the order of imports; ${owners.views.size} views\n`,
  )
  process.exitCode = faults.length > 0 ? 1 : 0
}
