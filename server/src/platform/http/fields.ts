import { isStorable } from '@nimbo/contract'

/** Parameters of one request by name. Duplicates are refused: two parsers would disagree about which one counts. */
export type Fields = Map<string, unknown>

/** A field as a query or a form would carry it; empty for anything structured, and for text that cannot be stored. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && isStorable(value) ? value : ''
}

export class MalformedRequest extends Error {
  override readonly name = 'MalformedRequest'
}

const MAX_FIELDS = 100
/** No call takes anything deeper than a list of objects; what is read by recursion must have an end. */
const MAX_DEPTH = 16

function add(fields: Fields, key: string, value: unknown): void {
  if (fields.has(key)) throw new MalformedRequest(`parameter ${key.slice(0, 40)} is given twice`)
  if (fields.size >= MAX_FIELDS) throw new MalformedRequest('too many parameters')
  fields.set(key, value)
}

export function fieldsOfForm(form: string | URLSearchParams): Fields {
  const fields: Fields = new Map()
  for (const [key, value] of typeof form === 'string' ? new URLSearchParams(form) : form) add(fields, key, value)
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

function countKeys(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null) return 0
  if (depth > MAX_DEPTH) throw new MalformedRequest('the body is nested too deeply')
  const inner = Object.values(value).reduce((sum: number, v) => sum + countKeys(v, depth + 1), 0)
  return Array.isArray(value) ? inner : inner + Object.keys(value).length
}

function keysInText(text: string): number {
  let keys = 0
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon) keys++
  return keys
}
