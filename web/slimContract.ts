import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyCall, Domain } from '@nimbo/contract'
import type { Plugin } from 'vite'

const definitions = /[\\/]contract[\\/]src[\\/]\w+\.ts$/
const events = /[\\/]contract[\\/]src[\\/]events[\\/]\w+\.ts$/

/**
 * The page sends and reads what its types allow; the server is who checks. So of the contract's calls a phone carries names, kinds and
 * refusals, and no schema; room events, which a newer server may send in other shapes, are read by slimZod.ts. See docs/decisions/0055.
 */
export function slimContract(): Plugin {
  return {
    name: 'nimbo:slim-contract',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source === 'zod/mini' && events.test(importer) ? join(import.meta.dirname, 'slimZod.ts') : undefined,
    async load(id) {
      if (!definitions.test(id) || !readFileSync(id, 'utf8').includes("import * as z from 'zod/mini'")) return undefined
      return slimModule((await import(pathToFileURL(id).href)) as Record<string, unknown>)
    },
  }
}

/** The module without its schemas; undefined for one that exports functions, which is left as it is. */
export function slimModule(exported: Readonly<Record<string, unknown>>): string | undefined {
  if (Object.values(exported).some((value) => typeof value === 'function')) return undefined
  const lines = Object.entries(exported).flatMap(([name, value]) => {
    if (isDomain(value)) return [`export const ${name} = ${domainCode(value)}`]
    return holdsSchema(value) ? [] : [`export const ${name} = ${JSON.stringify(value)}`]
  })
  return [
    `import { call, domain } from './call.ts'`,
    `const one = { def: { type: 'object' } }, list = { def: { type: 'array' } }`,
    ...lines,
  ].join('\n')
}

function domainCode(calls: Domain): string {
  const prefix = Object.values(calls)
    .map(({ name }) => name.split('.').at(0))
    .at(0)
  const lines = Object.entries(calls).map(([key, c]) => `  ${key}: /* @__PURE__ */ call({ ${callFields(c).join(', ')} }),`)
  return `/* @__PURE__ */ domain('${prefix}', {\n${lines.join('\n')}\n})`
}

/** All the client reads of a call, and what a caller may: whose schema is a list decides how an answer is unwrapped. */
function callFields({ name, specName, kind, repeat, refusals, output }: AnyCall): string[] {
  return [
    ...(specName === name ? [] : [`specName: ${JSON.stringify(specName)}`]),
    `kind: '${kind}'`,
    ...(repeat ? [`repeat: ${JSON.stringify(repeat)}`] : []),
    ...(Object.keys(refusals).length > 0 ? [`refusals: ${JSON.stringify(refusals)}`] : []),
    `output: ${isSchema(output) && output._zod.def.type === 'array' ? 'list' : 'one'}`,
  ]
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isSchema = (value: unknown): value is { _zod: { def: { type: string } } } => isObject(value) && '_zod' in value
const holdsSchema = (value: unknown): boolean => isSchema(value) || (isObject(value) && Object.values(value).some(holdsSchema))
const isDomain = (value: unknown): value is Domain =>
  isObject(value) &&
  !isSchema(value) &&
  Object.values(value).length > 0 &&
  Object.values(value).every((c) => isObject(c) && isSchema(c['output']))
