export const statementFormat = 'nimbo-statement-2'
export const assets = ['coin', 'vote', 'debt'] as const
export type Asset = (typeof assets)[number]
export type Balances = Readonly<Record<Asset, string>>

/** Leg, asset, debited account, credited account, amount. Accounts below zero are the house's own. */
export type Posting = readonly [leg: string, asset: string, debit: string, credit: string, amount: string]

/** One movement as it was sealed, and what leads from it to its seal. */
export interface StatementTransfer {
  id: string
  op: number
  owner: number
  state: number
  reason: string
  ref: string
  /** Millionths of a second since 1970. */
  at: string
  salt: string
  postings: readonly Posting[]
  seal: string
  leaf: number
  path: readonly string[]
}

export interface SealHead {
  id: string
  previous: string
  history: string
  root: string
  transfers: number
  lo: string
  hi: string
  at: string
}
/** A seal lines lie in, and what leads from it to the head. */
export interface StatementSeal extends SealHead {
  path: readonly string[]
}

/** Two keys in two processes: the one that answers calls cannot make a seal. */
export interface StatementKeys {
  /** Signed the head. */
  seal: string
  /** Signed the file as a whole. */
  statement: string
}

export interface Statement {
  format: typeof statementFormat
  origin: string
  person: number
  month: string
  /** A long month comes in several files. */
  part: number
  parts: number
  made: string
  opening: Balances
  closing: Balances
  lines: readonly StatementTransfer[]
  seals: readonly StatementSeal[]
  head: SealHead & { signature: string }
  keys: StatementKeys
}

export interface StatementFile {
  statement: Statement
  signature: string
}

/** Two kinds of things are signed; neither can be passed off as the other. */
export const sealMessage = (hash: string): string => `nimbo seal 1 ${hash}`
export const statementMessage = (statement: Statement): string => `nimbo statement 2 ${JSON.stringify(statement)}`

/** Text of the file: a line for every movement, so that a person can read it too. */
export function writeStatement({ statement, signature }: StatementFile): string {
  const lines = statement.lines.map((line) => `\n${JSON.stringify(line)}`).join(',')
  const seals = statement.seals.map((seal) => `\n${JSON.stringify(seal)}`).join(',')
  const entries = Object.entries(statement).map(([name, value]) => {
    const text = name === 'lines' ? `[${lines}]` : name === 'seals' ? `[${seals}]` : JSON.stringify(value)
    return `\n${JSON.stringify(name)}:${text}`
  })
  return `{"statement":{${entries.join(',')}},\n"signature":${JSON.stringify(signature)}}\n`
}
