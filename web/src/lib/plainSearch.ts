/** Plain query strings instead of the router's JSON: values are strings until a route's `validateSearch` parses them. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** Only strings and numbers are written; other values are dropped. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number') query.set(key, String(value))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
