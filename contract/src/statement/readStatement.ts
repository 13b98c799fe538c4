import {
  assets,
  type Posting,
  type SealHead,
  type Statement,
  type StatementFile,
  statementFormat,
  type StatementKeys,
} from './StatementFile.ts'

/** More than the largest file we hand out; a text beyond it is not looked at. */
const LONGEST_TEXT = 32 * 1024 * 1024
const MOST_LINES = 10_000
const LONGEST_PATH = 64

type Check = (value: unknown) => boolean
const isText =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value)
const isCount =
  (most: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most
const isList =
  (most: number, of: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(of)
/** Exactly these fields, in this order. */
const isRecord =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    const names = Object.keys(value)
    const wanted = Object.entries(fields)
    return (
      names.length === wanted.length &&
      wanted.every(([name, check], n) => names[n] === name && check((value as Record<string, unknown>)[name]))
    )
  }

const number = isText(/^(0|-?[1-9]\d{0,18})$/)
const hash = isText(/^[0-9a-f]{64}$/)
const signature = isText(/^[0-9a-f]{128}$/)
const path = isList(LONGEST_PATH, hash)
const balances = isRecord(Object.fromEntries(assets.map((asset) => [asset, number])))
const posting: Check = (value) => isList(5, number)(value) && (value as Posting).length === 5
const small = isCount(32_767)
const person = isCount(2 ** 31 - 1)
const free = isText(/^[^]{0,2000}$/)

const head: Record<keyof SealHead, Check> = {
  id: number,
  previous: hash,
  history: hash,
  root: hash,
  transfers: isCount(1_000_000_000),
  lo: number,
  hi: number,
  at: number,
}
const line = isRecord({
  id: number,
  op: small,
  owner: person,
  state: small,
  reason: free,
  ref: free,
  at: number,
  salt: isText(/^[0-9a-f-]{36}$/),
  postings: isList(32, posting),
  seal: number,
  leaf: isCount(1_000_000_000),
  path,
})
const statement: Record<keyof Statement, Check> = {
  format: (value) => value === statementFormat,
  origin: isText(/^https?:\/\/[\w.:-]{1,200}$/),
  person,
  month: isText(/^20\d{2}-(0[1-9]|1[0-2])$/),
  part: small,
  parts: small,
  made: number,
  opening: balances,
  closing: balances,
  lines: isList(MOST_LINES, line),
  seals: isList(MOST_LINES, isRecord({ ...head, path })),
  head: isRecord({ ...head, signature }),
  keys: isRecord({ seal: hash, statement: hash } satisfies Record<keyof StatementKeys, Check>),
}
const file = isRecord({ statement: isRecord(statement), signature })

/** The text without the blanks between its parts. */
function compact(text: string): string {
  let out = ''
  let inString = false
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (inString && char === '\\') at++
    else if (char === '"') inString = !inString
    else if (!inString && (char === ' ' || char === '\n' || char === '\r' || char === '\t')) {
      out += text.slice(from, at)
      from = at + 1
    }
  }
  return out + text.slice(from)
}

/**
 * Reads a file of ours and nothing else: what is not written the one way there is (a name given twice, a number with a fraction, an
 * unknown field) could read differently to somebody else.
 */
export function readStatement(text: string): StatementFile | undefined {
  if (text.length > LONGEST_TEXT) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return file(value) && JSON.stringify(value) === compact(text) ? (value as StatementFile) : undefined
  } catch {
    return undefined
  }
}
