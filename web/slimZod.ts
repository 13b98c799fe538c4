/**
 * The part of `zod/mini` that room events are made of, for the page: same names, same answers. Schemas of the contract stay zod's;
 * the build gives this to the event files instead, and dev/src/slimContract.test.ts holds one against the other. Marked as free of effects,
 * so that schemas nobody on the page reads, as those of a snapshot, leave it.
 */
const bad = Symbol('bad')

type Reader = (given: unknown) => unknown
interface Slim {
  read: Reader
  safeParse(given: unknown): { success: true; data: unknown } | { success: false }
  check(...checks: Reader[]): Slim
}

function slim(read: Reader): Slim {
  return {
    read,
    safeParse(given) {
      const data = read(given)
      return data === bad ? { success: false } : { success: true, data }
    },
    check: (...checks) => slim((given) => checks.reduce((value, check) => (value === bad ? bad : check(value)), read(given))),
  }
}
const only = (test: (given: unknown) => boolean): Slim => slim((given) => (test(given) ? given : bad))

export const string = /* @__NO_SIDE_EFFECTS__ */ () => only((given) => typeof given === 'string')
export const number = /* @__NO_SIDE_EFFECTS__ */ () => only(Number.isFinite)
export const int = /* @__NO_SIDE_EFFECTS__ */ () => only(Number.isSafeInteger)
export const unknown = /* @__NO_SIDE_EFFECTS__ */ () => only(() => true)
export const literal = /* @__NO_SIDE_EFFECTS__ */ (value: unknown) => only((given) => given === value)
const oneOf = /* @__NO_SIDE_EFFECTS__ */ (values: readonly unknown[]) => only((given) => values.includes(given))
export { oneOf as enum }
export const optional = /* @__NO_SIDE_EFFECTS__ */ ({ read }: Slim) => slim((given) => (given === undefined ? undefined : read(given)))
export const regex = /* @__NO_SIDE_EFFECTS__ */ (form: RegExp) => (given: unknown) => (form.test(given as string) ? given : bad)
export const maxLength = /* @__NO_SIDE_EFFECTS__ */ (most: number) => (given: unknown) =>
  (given as { length: number }).length <= most ? given : bad

/* @__NO_SIDE_EFFECTS__ */
export function array({ read }: Slim): Slim {
  return slim((given) => {
    if (!Array.isArray(given)) return bad
    const items = given.map(read)
    return items.includes(bad) ? bad : items
  })
}

/** Fields that are not declared are left out. */
/* @__NO_SIDE_EFFECTS__ */
export function object(shape: Readonly<Record<string, Slim>>): Slim & { shape: typeof shape } {
  const fields = Object.entries(shape)
  const whole = slim((given) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return bad
    const known: Record<string, unknown> = {}
    for (const [name, { read }] of fields) {
      const value = read((given as Record<string, unknown>)[name])
      if (value === bad) return bad
      if (value !== undefined || name in given) known[name] = value
    }
    return known
  })
  return { ...whole, shape }
}

/* @__NO_SIDE_EFFECTS__ */
export function union(choices: readonly Slim[]): Slim {
  return slim((given) => {
    for (const { read } of choices) {
      const value = read(given)
      if (value !== bad) return value
    }
    return bad
  })
}
