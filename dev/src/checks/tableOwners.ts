import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { checkout } from '@nimbo/engines'
import ts from 'typescript'
import { foreignTables } from './foreignTables.ts'

/** A folder that reads or writes tables of another one: `live -> guard`. */
export type Pair = `${string} -> ${string}`

const ownersFile = 'server/database/tables.sql'
/** Files of SQL functions that are called otherwise than the folder they belong to. */
const folderOfSql: Record<string, string> = {
  inferredKey: 'platform',
  level: 'rank',
  micLink: 'guest',
  session: 'identity',
}

/** Owners by table, from the comments on tables. */
export function ownersIn(sql: string): Map<string, string> {
  return new Map([...sql.matchAll(/^comment on table ([\w.]+) is '(\w+): /gm)].map(([, table, owner]) => [table!, owner!]))
}

/** Tables a text of SQL names where tables stand. Words of the language and names of `with` are no tables. */
export function tablesIn(sql: string, owners: ReadonlyMap<string, string>): string[] {
  const named = sql.matchAll(
    /\b(?:(?:from|join)\s+(?:only\s+)?(?:public\.)?((?:ledger\.|jobs\.)?[a-z_]+)\b(?!\s*\()|(?:into|update)\s+(?:public\.)?((?:ledger\.|jobs\.)?[a-z_]+)\b)/gi,
  )
  return [...new Set([...named].map(([, read, written]) => (read ?? written)!.toLowerCase()))].filter((name) => owners.has(name))
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
  if (file.startsWith('server/database/')) {
    const parts = file.split('/').slice(2)
    if (parts.length > 2 && parts[0] === 'functions') return parts[1]
    const name = basename(file, '.sql')
    return parts[0] === 'functions' ? (folderOfSql[name] ?? name) : 'ledger'
  }
  return /^server\/src\/([^/]+)\/[^/]/.exec(file)?.[1]
}

/** Pairs of a folder and the owner of tables it names, with the places. */
export function pairsIn(files: ReadonlyMap<string, string>, owners: ReadonlyMap<string, string>): Map<Pair, string[]> {
  const pairs = new Map<Pair, string[]>()
  for (const [file, text] of files) {
    const folder = folderOf(file)
    if (!folder) continue
    const statements = file.endsWith('.sql') ? [text] : textsIn(file, text)
    for (const table of new Set(statements.flatMap((statement) => tablesIn(statement, owners)))) {
      const owner = owners.get(table)!
      if (owner === folder) continue
      const pair: Pair = `${folder} -> ${owner}`
      pairs.set(pair, [...(pairs.get(pair) ?? []), `${file} (${table})`])
    }
  }
  return pairs
}

/** Folders that each folder imports, on whatever way. */
export function importsOf(files: ReadonlyMap<string, string>): Map<string, Set<string>> {
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

/** A pair runs back up when the owner imports, on whatever way, the folder that names its table. */
export const runsBackUp = (pair: string, imports: ReadonlyMap<string, ReadonlySet<string>>): boolean => {
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
  const pairs = pairsIn(files, ownersIn(files.get(ownersFile)!))
  const imports = importsOf(files)
  const known = new Set<string>(foreignTables)
  const faults = [
    ...[...pairs]
      .filter(([pair]) => !known.has(pair))
      .map(([pair, places]) => `${pair}: ${places.join(', ')}. Ask the owner's store instead`),
    ...foreignTables
      .filter((pair) => !pairs.has(pair as Pair))
      .map((pair) => `${pair} is gone: take it off dev/src/checks/foreignTables.ts`),
  ]
  const backUp = [...pairs.keys()].filter((pair) => runsBackUp(pair, imports))
  if (process.argv.includes('--list'))
    for (const pair of [...pairs.keys()].toSorted()) console.log(runsBackUp(pair, imports) ? '↑' : ' ', pair, pairs.get(pair)!.join(', '))
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.stdout.write(`${pairs.size} pairs of a folder and another's tables, ${backUp.length} back up the order of imports\n`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
