import { refuse, Statements } from '@nimbo/contract'
import { type Balances, type Statement, statementFormat, statementMessage, writeStatement } from '@nimbo/contract/statement'
import { openingBalances, type SealedTransfer, sealedTransfers } from '../../core/ledger/index.ts'
import { readSigningKey } from '../../platform/signingKey.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { provenLines } from './provenLines.ts'
import { sealHead } from './sealHead.ts'
import type { WalletDeps } from './WalletDeps.ts'

const LINES_PER_FILE = 2_000

export function getStatement({ db, config }: WalletDeps): Handler<typeof Statements.getStatement> {
  const key = readSigningKey(config.statementKey)
  return async ({ uid }, { month, part }) => {
    const found = await db.query(async (sql) => {
      const before = await openingBalances(sql, uid, month)
      const sealed = await sealedTransfers(sql, uid, month, { limit: LINES_PER_FILE, offset: (part - 1) * LINES_PER_FILE })
      if (sealed.length === 0) refuse(Statements.getStatement, 'NothingSealed')
      return { before, sealed, proven: await provenLines(sql, sealed) }
    })
    const parts = Math.ceil(Number(found.sealed[0]!.of_all) / LINES_PER_FILE)
    const statement: Statement = {
      format: statementFormat,
      origin: config.publicOrigin,
      person: uid,
      month,
      part,
      parts,
      made: String(BigInt(Date.now()) * 1000n),
      ...balancesOf(found.before, found.sealed),
      lines: found.proven.lines,
      seals: found.proven.seals,
      head: { ...sealHead(found.proven.head), signature: found.proven.head.signature.toString('hex') },
      keys: { seal: found.proven.head.key.toString('hex'), statement: key.publicKey },
    }
    const file = writeStatement({ statement, signature: key.sign(statementMessage(statement)).toString('hex') })
    return { name: `nimbo-${uid}-${month}${parts > 1 ? `-${part}` : ''}.json`, file, parts }
  }
}

/** Balances before the first of these transfers and after the last. */
function balancesOf(
  before: { coin: bigint; vote: bigint; debt: bigint },
  sealed: readonly SealedTransfer[],
): Pick<Statement, 'opening' | 'closing'> {
  const [first, last] = [sealed[0]!, sealed.at(-1)!]
  const balances = (of: (asset: keyof Balances) => bigint): Balances => ({
    coin: String(before.coin + of('coin')),
    vote: String(before.vote + of('vote')),
    debt: String(before.debt + of('debt')),
  })
  return { opening: balances((asset) => first[`${asset}_sum`] - first[asset]), closing: balances((asset) => last[`${asset}_sum`]) }
}
