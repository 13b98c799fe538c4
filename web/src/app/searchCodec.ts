/** Plain query strings: every value is text until a route's own reader has looked at it, and nothing is written in quotes. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) if (value !== undefined && value !== null) query.set(key, String(value))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
