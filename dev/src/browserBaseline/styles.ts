import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { compat, entriesIn, lacking } from './support.ts'

const { properties, selectors, types } = compat.css as unknown as Record<string, Identifier>
const atRules = (compat.css as unknown as Record<string, Identifier>)['at-rules']!
const functions = new Map([...entriesIn(types!, 3)].map(([name, entry]) => [name, entry.__compat]))

/** Parts of a sheet that are missing in the baseline: properties and their keywords, functions, at-rules, pseudo classes. */
export function styleFaults(files: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...files].flatMap(([file, sheet]) => [...faultsOf(sheet, file)]))
}

function faultsOf(sheet: string, file: string): Map<string, string> {
  const faults = new Map<string, string>()
  const declared = [...sheet.matchAll(/[{;]([a-z-]+):([^;{}]+)(?=[;}])/g)].map(([, property, value]) => [property!, value!] as const)
  const shipped = new Set(declared.map(([property]) => property))
  const judge = (name: string, what: string, said: CompatStatement | undefined) => {
    const missing = said && !name.startsWith('-') ? lacking(said, name, shipped) : []
    if (missing.length > 0) faults.set(what, `${file}: ${what}: not in ${missing.join(', ')}`)
  }
  for (const [property, value] of declared) {
    const entry = properties![property]
    judge(property, property, entry?.__compat)
    for (const word of value.match(/(?<![\w-])[a-z][a-z-]+(?![\w(-])/g) ?? []) judge(word, `${property}: ${word}`, entry?.[word]?.__compat)
    for (const [, name] of value.matchAll(/(?<![\w-])([a-z][a-z-]+)\(/g)) judge(name!, `${name}()`, functions.get(name!))
  }
  for (const [, name] of sheet.matchAll(/@([a-z-]+)/g)) judge(name!, `@${name}`, atRules[name!]?.__compat)
  for (const [, name] of sheet.replaceAll(/\{[^{}]*\}/g, '{}').matchAll(/:{1,2}([a-z-]+)/g))
    judge(name!, `:${name}`, selectors![name!]?.__compat)
  return faults
}
