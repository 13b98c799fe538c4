/** Report of a page about a part of it that broke. Nothing of it says who used it. */
interface Crash {
  release: string
  route: string
  part: string
  name: string
  message: string
  /** Places in built files, innermost first. */
  at: readonly string[]
}

const LONGEST_MESSAGE = 160
const MAX_PLACES = 8

export const releaseOf = (value: unknown): string => matching(value, /^[0-9a-f]{12}$/)

/** Report from an untrusted client: each field is a permitted value or empty. Undefined for what is no report at all. */
export function crashOf(text: string): Crash | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined
  const { release, route, part, name, message, at } = parsed as Record<string, unknown>
  const places = Array.isArray(at) ? at.map((place) => matching(place, /^[A-Za-z0-9._-]{1,80}\.js:\d{1,7}:\d{1,7}$/)) : []
  return {
    release: releaseOf(release),
    // Routes have no digits: a path with one holds somebody's number or code.
    route: matching(route, /^\/[A-Za-z/]{0,60}$/),
    part: matching(part, /^[a-z]{1,20}$/) || 'other',
    name: matching(name, /^[A-Za-z]{1,40}$/),
    message: withoutPersons(typeof message === 'string' ? message : ''),
    at: places.filter(Boolean).slice(0, MAX_PLACES),
  }
}

const matching = (value: unknown, shape: RegExp): string => (typeof value === 'string' && shape.test(value) ? value : '')

/** Errors quote what they could not read, and that may be somebody's name, number, address or token. */
function withoutPersons(message: string): string {
  return message
    .slice(0, 2_000)
    .replace(/(["'`“‘«]).*?(["'`”’»]|$)/gs, '…')
    .replace(/\S*(?:[@/\\=:]\S|\d)\S*/g, '…')
    .replace(/[^\x20-\x7e…]+/g, '…')
    .replace(/\S{25,}/g, '…')
    .slice(0, LONGEST_MESSAGE)
}
