import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** One file of `server/database`. */
export interface Definition {
  file: string
  sql: string
  hash: string
  /** Objects it creates: `function ledger.spend`, `view ledger.inv_hold`, `trigger account_wallet on public.account`. */
  creates: string[]
}

const folder = fileURLToPath(new URL('../../../database', import.meta.url))
/** About tables as much as about functions, so they run last and after every migration; jobs.sql belongs to another role. */
export const afterEverything = ['tables.sql', 'grants.sql']
const elsewhere = ['jobs.sql']

/** Every definition, each after those it mentions: PostgreSQL checks the bodies of functions and views when they are created. */
export function loadDefinitions(from: string = folder): Definition[] {
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.sql') && !elsewhere.includes(file),
  )
  const isLast = ({ file }: Definition) => afterEverything.includes(file)
  const all = files.toSorted().map((file) => definition(file, readFileSync(`${from}/${file}`, 'utf8')))
  const last = all.filter(isLast).toSorted((a, b) => afterEverything.indexOf(a.file) - afterEverything.indexOf(b.file))
  return [...inOrder(all.filter((each) => !isLast(each))), ...last]
}

function definition(file: string, sql: string): Definition {
  if (/^\s*create (?!or replace )/m.test(sql)) throw new Error(`${file}: write "create or replace", the file is run again when it changes`)
  const created = sql.matchAll(/^create or replace (?:(function|view) ([\w.]+)|trigger (\w+)[^;]*? on ([\w.]+))/gm)
  const creates = [...created].map(([, kind, name = '', trigger, table = '']) =>
    kind ? `${kind} ${qualified(name)}` : `trigger ${trigger} on ${qualified(table)}`,
  )
  return { file, sql, hash: createHash('sha256').update(sql).digest('hex'), creates }
}

function qualified(name: string): string {
  return name.includes('.') ? name : `public.${name}`
}

function inOrder(all: Definition[]): Definition[] {
  const fileOf = new Map<string, Definition>()
  for (const each of all)
    for (const name of each.creates) {
      const other = fileOf.get(name)
      if (other) throw new Error(`${name} is defined in ${other.file} and ${each.file}`)
      fileOf.set(name, each)
    }
  const done = new Set<Definition>()
  const visit = (each: Definition, path: Definition[]): void => {
    if (done.has(each)) return
    if (path.includes(each)) throw new Error(`these need each other: ${[...path, each].map(({ file }) => file).join(' → ')}`)
    for (const name of mentions(each.sql)) {
      const other = fileOf.get(name)
      if (other && other !== each) visit(other, [...path, each])
    }
    done.add(each)
  }
  for (const each of all) visit(each, [])
  return [...done]
}

/** A call is written without a blank before its parenthesis: `ledger.hold(…)` is the function, `ledger.hold (…)` the table. */
function mentions(sql: string): string[] {
  const text = sql.replaceAll(/--.*/g, '')
  const calls = [...text.matchAll(/\b((?:\w+\.)?\w+)\(/g)].map(([, name = '']) => `function ${qualified(name)}`)
  const relations = [...text.matchAll(/\b(\w+\.\w+)\b/g)].map(([, name = '']) => `view ${name}`)
  return [...calls, ...relations]
}
