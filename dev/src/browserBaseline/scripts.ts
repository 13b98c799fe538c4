import { type AnyNode, type MemberExpression, type Node, parse } from 'acorn'
import { full } from 'acorn-walk'
import type { CompatStatement } from '@mdn/browser-compat-data'
import { compat, entriesIn, lacking } from './support.ts'

/** The last edition of the language that every browser of the baseline reads whole; the build lowers what is newer. */
const EDITION = 2022
/** Local names are shorter once the build has minified them. */
const SHORTEST_GLOBAL = 4

type Faults = Map<string, string>

const globals = new Map<string, CompatStatement>()
/** By the name of a property: every interface that has one so named. */
const members = new Map<string, CompatStatement[]>()
for (const part of [compat.api, compat.javascript['builtins'] ?? {}]) {
  for (const [name, entry] of entriesIn(part, 1)) {
    if (entry.__compat) globals.set(name, entry.__compat)
    for (const [member, { __compat: said }] of entriesIn(entry, 1)) {
      const named = member.replace(/_static$/, '')
      if (said) members.set(named, [...(members.get(named) ?? []), said])
      if (said) globals.set(`${name}.${named}`, said)
    }
  }
}

interface Script {
  /** Names of properties it defines itself: a call of one is not a call of the browser. */
  own: Set<string>
  /** Names it asks about before it uses them (`in`, `typeof`, a condition). */
  asked: Set<string>
  used: [name: string, said: CompatStatement[]][]
}

/** Calls of what the baseline does not have, over all files: one may call what another defines. */
export function scriptFaults(files: ReadonlyMap<string, string>): Faults {
  const faults: Faults = new Map()
  const scripts = [...files].map(([file, code]) => [file, readScript(code, file, faults)] as const)
  const own = new Set(scripts.flatMap(([, script]) => [...script.own]))
  for (const [file, { asked, used }] of scripts) {
    for (const [name, said] of used) {
      const last = name.split('.').at(-1)!
      const missing = said.map((one) => lacking(one, last))
      if (missing.length === 0 || missing.some((browsers) => browsers.length === 0) || asked.has(last)) continue
      if (!name.startsWith('.') || !own.has(last)) faults.set(name, `${file}: ${name}: not in ${missing[0]!.join(', ')}`)
    }
  }
  return faults
}

function readScript(code: string, file: string, faults: Faults): Script {
  const [own, asked] = [new Set<string>(), new Set<string>()]
  const used: Script['used'] = []
  let tree: Node
  try {
    tree = parse(code, { ecmaVersion: EDITION, sourceType: 'module' })
  } catch (e) {
    faults.set(`syntax of ${file}`, `${file}: newer than ES${EDITION}: ${(e as Error).message}`)
    return { own, asked, used }
  }
  full(tree, (node) => {
    const n = node
    if (n.type === 'Property' || n.type === 'MethodDefinition' || n.type === 'PropertyDefinition') own.add(nameOf(n.key))
    if (n.type === 'AssignmentExpression' && n.left.type === 'MemberExpression') own.add(nameOf(n.left.property))
    for (const operand of operandsOf(n)) asked.add(nameOf(operand))
    if ((n.type === 'CallExpression' && !n.optional) || n.type === 'NewExpression') used.push(...usesOf(n.callee))
  })
  return { own, asked, used }
}

/** Operands in which a name is asked about rather than used. */
function operandsOf(n: AnyNode): AnyNode[] {
  if (n.type === 'LogicalExpression' || (n.type === 'BinaryExpression' && /^(?:in|[!=]==?)$/.test(n.operator))) return [n.left, n.right]
  if (n.type === 'UnaryExpression') return [n.argument]
  return n.type === 'ConditionalExpression' || n.type === 'IfStatement' ? [n.test] : []
}

function usesOf(callee: AnyNode): [string, CompatStatement[]][] {
  if (callee.type === 'Identifier' && callee.name.length >= SHORTEST_GLOBAL) {
    const said = globals.get(callee.name)
    return said ? [[callee.name, [said]]] : []
  }
  if (callee.type !== 'MemberExpression' || callee.computed || callee.optional) return []
  const member = nameOf(callee.property)
  const exact = globals.get(`${ownerOf(callee)}.${member}`)
  return [[exact ? `${ownerOf(callee)}.${member}` : `.${member}`, exact ? [exact] : (members.get(member) ?? [])]]
}

const ownerOf = ({ object }: MemberExpression): string => (object.type === 'Identifier' ? object.name : '')

function nameOf(node: AnyNode): string {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'Literal') return String(node.value)
  return node.type === 'MemberExpression' ? nameOf(node.property) : ''
}
