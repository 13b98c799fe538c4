import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type ProblemKind, type Verdict, verifyStatement } from '@nimbo/contract/statement'

const words: Record<ProblemKind, string> = {
  not_a_statement: 'it is not a statement, or it was written by somebody else',
  no_ed25519: 'this Node cannot check Ed25519 signatures',
  other_key: 'it is signed with other keys than those given',
  foreign_line: 'a line does not concern this person',
  outside_month: 'a line is not of this month',
  out_of_order: 'lines are not in the order they happened',
  not_in_seal: 'a line is not the one that was sealed',
  seal_missing: 'a line names a seal that is not in the file',
  seal_not_in_chain: 'a seal is not one of those the last one was built on',
  chain_not_signed: 'the last seal is not signed by the key it names',
  sums: 'opening and lines do not make the closing balance',
  not_signed: 'the file was changed after it was signed',
}

/** `pnpm verify-statement FILE [--key SEALKEY] [--statement-key STATEMENTKEY]`: checks a statement without asking anybody, and ends with 0 or 1. */
async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    options: { key: { type: 'string' }, 'statement-key': { type: 'string' } },
    allowPositionals: true,
  })
  const [file] = positionals
  if (!file) throw new Error('pnpm verify-statement FILE [--key SEALKEY] [--statement-key STATEMENTKEY]')
  const { key: seal, 'statement-key': statement } = values
  const verdict = await verifyStatement(await readFile(file, 'utf8'), { ...(seal && { seal }), ...(statement && { statement }) })
  console.log(report(verdict, seal !== undefined && statement !== undefined).join('\n'))
  return verdict.ok
}

function report({ ok, lines, seals, problems, statement }: Verdict, keysGiven: boolean): string[] {
  if (!ok || !statement) return ['NOT IN ORDER', ...problems.map(({ kind, id }) => `  ${words[kind]}${id ? ` (${id})` : ''}`)]
  const { person, month, part, parts, opening, closing, head, keys } = statement
  return [
    `IN ORDER: person ${person}, ${month}${parts > 1 ? `, part ${part} of ${parts}` : ''}`,
    `  ${lines} lines, each sealed as it stands here and not changed since; ${seals} seals, all under seal ${head.id} of ${timeOf(head.at)}`,
    `  coins ${opening.coin} → ${closing.coin}, tickets ${opening.vote} → ${closing.vote}, owed ${opening.debt} → ${closing.debt}: the lines add up`,
    keysGiven
      ? `  signed with the keys given`
      : `  sealed with ${keys.seal}, signed with ${keys.statement}: compare them with those published at ${statement.origin}/seals`,
  ]
}

const timeOf = (micros: string) => new Date(Number(BigInt(micros) / 1000n)).toISOString()

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (e) {
  console.error(e instanceof Error ? e.message : e)
  process.exitCode = 1
}
