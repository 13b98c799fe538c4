/** Plain query strings: every value is text until a route's own reader has looked at it, and nothing is written in quotes. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** Routes are asked for with words and numbers only; anything else has no place in an address. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number') query.set(key, String(value))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
