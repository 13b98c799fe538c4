import { readStatement } from './readStatement.ts'
import { isSigned, leafHash, rootOf, sealHash } from './seal.ts'
import {
  type Asset,
  assets,
  type Balances,
  sealMessage,
  type Statement,
  type StatementKeys,
  statementMessage,
  type StatementSeal,
  type StatementTransfer,
} from './StatementFile.ts'

/** Problems, in the order they are looked for. */
export const problemKinds = [
  'not_a_statement',
  'no_ed25519',
  'other_key',
  'foreign_line',
  'outside_month',
  'out_of_order',
  'not_in_seal',
  'seal_missing',
  'seal_not_in_chain',
  'chain_not_signed',
  'sums',
  'not_signed',
] as const
export type ProblemKind = (typeof problemKinds)[number]
export interface Problem {
  kind: ProblemKind
  /** The ledger's number of the movement or the seal. */
  id?: string
}

export interface Verdict {
  ok: boolean
  lines: number
  seals: number
  problems: Problem[]
  /** Statement in the file, for display; absent when it could not be read. */
  statement?: Statement
}

const MOST_PROBLEMS = 20

/** Checks a statement with nothing but its text and, as far as they are known, the keys that must have signed it. */
export async function verifyStatement(text: string, expected: Partial<StatementKeys> = {}): Promise<Verdict> {
  const file = readStatement(text)
  if (!file) return { ok: false, lines: 0, seals: 0, problems: [{ kind: 'not_a_statement' }] }
  const { statement, signature } = file
  const problems: Problem[] = []
  const found = (kind: ProblemKind, id?: string) => void problems.push(id === undefined ? { kind } : { kind, id })

  const { keys } = statement
  if ((expected.seal ?? keys.seal) !== keys.seal || (expected.statement ?? keys.statement) !== keys.statement) found('other_key')
  checkLines(statement, found)
  const seals = new Map(statement.seals.map((seal) => [seal.id, seal]))
  for (const line of statement.lines) await checkProof(line, seals, found)
  for (const seal of statement.seals) if (!(await isUnder(seal, statement))) found('seal_not_in_chain', seal.id)
  if (seals.size !== statement.seals.length) found('seal_not_in_chain')
  if (!sumsAgree(statement)) found('sums')
  try {
    if (!(await isSigned(keys.seal, sealMessage(await sealHash(statement.head)), statement.head.signature))) found('chain_not_signed')
    if (!(await isSigned(keys.statement, statementMessage(statement), signature))) found('not_signed')
  } catch {
    found('no_ed25519')
  }
  return {
    ok: problems.length === 0,
    lines: statement.lines.length,
    seals: statement.seals.length,
    problems: problems.slice(0, MOST_PROBLEMS),
    statement,
  }
}

type Found = (kind: ProblemKind, id?: string) => void

const slotOf = (person: number, account: string): Asset | undefined => assets[Number(BigInt(account) - BigInt(person) * 256n) - 1]

function checkLines(statement: Statement, found: Found): void {
  const [from, to] = boundsOf(statement.month)
  let before: StatementTransfer | undefined
  for (const line of statement.lines) {
    const isMine = line.state === 1 && Object.values(movedBy(line, statement.person)).some((moved) => moved.touched)
    if (!isMine) found('foreign_line', line.id)
    if (BigInt(line.at) < from || BigInt(line.at) >= to) found('outside_month', line.id)
    if (before && !comesBefore(before, line)) found('out_of_order', line.id)
    before = line
  }
}

function comesBefore(a: StatementTransfer, b: StatementTransfer): boolean {
  return a.at === b.at ? BigInt(a.id) < BigInt(b.id) : BigInt(a.at) < BigInt(b.at)
}

/** A month in millionths of a second, in UTC. */
function boundsOf(month: string): [from: bigint, to: bigint] {
  const [year, one] = [Number(month.slice(0, 4)), Number(month.slice(5))]
  return [BigInt(Date.UTC(year, one - 1, 1)) * 1000n, BigInt(Date.UTC(year, one, 1)) * 1000n]
}

type Moved = Record<Asset, { touched: boolean; sum: bigint }>

/** Effect of a movement on the person's own accounts. */
export function movedBy(line: Pick<StatementTransfer, 'postings'>, person: number): Moved {
  const moved = Object.fromEntries(assets.map((asset) => [asset, { touched: false, sum: 0n }])) as Moved
  for (const [, , debit, credit, amount] of line.postings) {
    const [from, to] = [slotOf(person, debit), slotOf(person, credit)]
    if (from) moved[from] = { touched: true, sum: moved[from].sum - BigInt(amount) }
    if (to) moved[to] = { touched: true, sum: moved[to].sum + BigInt(amount) }
  }
  return moved
}

function sumsAgree({ lines, person, opening, closing }: Statement): boolean {
  const sums = new Map<Asset, bigint>(assets.map((asset) => [asset, BigInt(opening[asset])]))
  for (const line of lines) {
    const moved = movedBy(line, person)
    for (const asset of assets) sums.set(asset, sums.get(asset)! + moved[asset].sum)
  }
  return assets.every((asset: keyof Balances) => sums.get(asset) === BigInt(closing[asset]))
}

async function checkProof(line: StatementTransfer, seals: ReadonlyMap<string, StatementSeal>, found: Found): Promise<void> {
  const seal = seals.get(line.seal)
  if (!seal) return found('seal_missing', line.id)
  const root = await rootOf(await leafHash(line), BigInt(line.leaf), BigInt(seal.transfers), line.path)
  if (root !== seal.root) found('not_in_seal', line.id)
}

/** A seal is the head itself, or one of those the head's history was made of. */
async function isUnder(seal: StatementSeal, { head }: Statement): Promise<boolean> {
  const hash = await sealHash(seal)
  if (seal.id === head.id) return seal.path.length === 0 && hash === (await sealHash(head))
  return (await rootOf(hash, BigInt(seal.id) - 1n, BigInt(head.id) - 1n, seal.path)) === head.history
}
