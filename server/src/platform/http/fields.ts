/** Parameters of one request by name. Duplicates are refused: two parsers would disagree about which one counts. */
export type Fields = Map<string, unknown>

/** A field as a query or a form would carry it; empty for anything structured. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export class MalformedRequest extends Error {
  override readonly name = 'MalformedRequest'
}

const MAX_FIELDS = 100

function add(fields: Fields, key: string, value: unknown): void {
  if (fields.has(key)) throw new MalformedRequest(`parameter ${key.slice(0, 40)} is given twice`)
  if (fields.size >= MAX_FIELDS) throw new MalformedRequest('too many parameters')
  fields.set(key, value)
}

export function fieldsOfForm(text: string): Fields {
  const fields: Fields = new Map()
  for (const [key, value] of new URLSearchParams(text)) add(fields, key, value)
  return fields
}

/** JSON.parse keeps the last of two equal keys silently, so the keys are counted in the text as well. */
export function fieldsOfJson(text: string): Fields {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new MalformedRequest('the body is not JSON')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new MalformedRequest('the body is not an object')
  if (countKeys(body) !== keysInText(text)) throw new MalformedRequest('a key is given twice')
  const fields: Fields = new Map()
  for (const [key, value] of Object.entries(body)) add(fields, key, value)
  return fields
}

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value).reduce((sum: number, v) => sum + countKeys(v), 0)
  return Array.isArray(value) ? inner : inner + Object.keys(value).length
}

function keysInText(text: string): number {
  let keys = 0
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon) keys++
  return keys
}
