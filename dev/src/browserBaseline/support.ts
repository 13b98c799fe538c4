import { createRequire } from 'node:module'
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { browserBaseline } from '../../../web/browserBaseline.ts'

export const compat = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

const number = (version: string): number => Number(/^≤?(\d+(?:\.\d+)?)/.exec(version)?.[1] ?? Infinity)

/** Support by the oldest browser of the baseline, as it is spelt or under a name that is shipped beside it. */
function isHad(
  { version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement,
  oldest: string,
  name: string,
  shipped: ReadonlySet<string>,
): boolean {
  if (typeof version_added !== 'string' || flags) return false
  if (typeof version_removed === 'string' && number(version_removed) <= number(oldest)) return false
  const spelling = alternative_name ?? (prefix ? prefix + name : undefined)
  return number(version_added) <= number(oldest) && (spelling === undefined || shipped.has(spelling))
}

/** The browsers of the baseline that do not have it. */
export function lacking({ support }: CompatStatement, name: string, shipped: ReadonlySet<string> = new Set()): string[] {
  return Object.entries(browserBaseline).flatMap(([browser, oldest]) => {
    const said = support[browser as keyof typeof browserBaseline]
    if (!said) return []
    return [said].flat().some((one) => isHad(one, oldest, name, shipped)) ? [] : [`${browser} ${oldest}`]
  })
}

/** Every entry of a part of the data with its own name, in depth. */
export function* entriesIn(part: Identifier, depth: number): Generator<[name: string, entry: Identifier]> {
  for (const [name, entry] of Object.entries(part)) {
    if (name === '__compat') continue
    yield [name, entry as Identifier]
    if (depth > 1) yield* entriesIn(entry as Identifier, depth - 1)
  }
}
