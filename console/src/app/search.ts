import type { SearchSchemaInput } from '@tanstack/react-router'

/** One part of a screen's address. What is missing or makes no sense has its usual value, and the usual value is not written. */
interface Part<Value> {
  usual: Value
  read: (given: unknown) => Value
}
export type Parts = Readonly<Record<string, Part<string> | Part<number>>>
export type SearchOf<P extends Parts> = { [Name in keyof P]: P[Name]['usual'] }

export function oneOf<Name extends string>(names: readonly Name[], usual: NoInfer<Name>): Part<Name> {
  return { usual, read: (given) => names.find((name) => name === given) ?? usual }
}

/** A number from one on: an id, a page. */
export function intParam(usual: number): Part<number> {
  const isWhole = (value: number) => Number.isSafeInteger(value) && value > 0
  return { usual, read: (given) => (isWhole(Number(given)) ? Number(given) : usual) }
}

/** Search words. */
export const words: Part<string> = { usual: '', read: (given) => (typeof given === 'string' ? given.slice(0, 60) : '') }

export function searchReader<P extends Parts>(parts: P) {
  return (given: Partial<SearchOf<P>> & SearchSchemaInput): SearchOf<P> => {
    const raw: Record<string, unknown> = given
    return Object.fromEntries(Object.entries(parts).map(([name, { read }]) => [name, read(raw[name])])) as SearchOf<P>
  }
}

export function usualSearch<P extends Parts>(parts: P): SearchOf<P> {
  return Object.fromEntries(Object.entries(parts).map(([name, { usual }]) => [name, usual])) as SearchOf<P>
}
