import { createHash } from 'node:crypto'

const MOST_NAMES = 500

/**
 * Names under which statements are prepared, so that each connection parses and plans them once. Stores send constant texts; should one
 * ever put values into its text, it takes the names that are left and the rest stays unnamed, which is slower and nothing else.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  #renewed = 0

  of(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= MOST_NAMES || !isPreparable(text)) return known
    const name = `nimbo_${createHash('sha256').update(text).digest('hex').slice(0, 20)}`
    this.#names.set(text, name)
    return name
  }

  /** Prepares the text again under another name, on every connection; the old name stays unused until they end. */
  renew(text: string, outdated: string): void {
    if (this.#names.get(text) === outdated) this.#names.set(text, `${outdated.split('.')[0]}.${++this.#renewed}`)
  }
}

/** One statement on rows. Several in one text, `set` and whatever defines something are sent as they are. */
function isPreparable(text: string): boolean {
  return /^\s*(select|insert|update|delete|with)\b/i.test(text) && !text.includes(';')
}

/**
 * A migration gave the result other columns while a connection had the statement prepared. Nothing was executed. Told by where it was
 * raised, because messages come in the language of `lc_messages`.
 */
export function isOutdatedPlan(e: unknown): boolean {
  return e instanceof Error && 'code' in e && e.code === '0A000' && 'routine' in e && e.routine === 'RevalidateCachedQuery'
}
