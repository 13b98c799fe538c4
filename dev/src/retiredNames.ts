import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '@nimbo/engines'
import ts from 'typescript'

interface Retired {
  /** Identifiers as they were written; matched whole and with their case. */
  names: readonly string[]
  /** The words that replaced them, in the same order where there are several. */
  use: string
  /** Folders the names are retired in; everywhere when absent. A word often has another, right meaning elsewhere. */
  in?: readonly string[]
}

const money = ['server/src/charge', 'server/src/payment', 'server/src/exchange', 'server/src/wallet', 'server/src/ledger']
const payouts = ['server/src/withdrawal', 'server/src/review', 'server/src/payout']
const pages = ['web/src', 'console/src']

/** Names that must not come back. A name that is kept although it looks retired stands below, with the reason. */
export const retired: readonly Retired[] = [
  { names: ['Tx'], use: 'Sql' },
  { names: ['read'], use: 'query (single statements)', in: ['server/src/platform/postgres.ts'] },
  { names: ['OtherWish', 'wishOf'], use: 'IdempotencyConflict, requestHash' },
  {
    names: ['wish'],
    use: 'request, operation',
    in: [...money, ...payouts, 'server/src/platform', 'dev/src/proof', 'dev/src/bench', 'engines'],
  },
  { names: ['moneyKey', 'keyOfKeyless', 'keptTap'], use: 'idempotencyKey, inferIdempotencyKey, pendingRequest' },
  { names: ['keyless'], use: 'inferredKey' },
  { names: ['Company', 'companies', 'company'], use: 'Provider, providers, provider' },
  { names: ['startCompanies'], use: 'startProviders' },
  { names: ['Lanes', 'createLanes', 'LANES'], use: 'RoomPublisher, createRoomPublisher, CONCURRENCY' },
  { names: ['Standing'], use: 'RoomPosition, OrderStatus, Validity' },
  { names: ['unsaid', 'greeted', 'tapped'], use: 'sendFailed, bannerDone, heartsSent' },
  { names: ['again'], use: 'retrySend, retry', in: ['web/src/room', 'web/src/features'] },
  {
    names: ['settle', 'book', 'enter', 'follow', 'goBack'],
    use: 'reconcileOrder, applyProviderState, recordPayment, updatePayment, applyRefund',
    in: ['server/src/charge'],
  },
  {
    names: ['back', 'taken', 'give', 'heard'],
    use: 'refunded, clawedBack, bonus, lastAppliedPoll',
    in: ['server/src/charge', 'server/src/payment'],
  },
  { names: ['turnPayment', 'mayAsk', 'keepAsking', 'keepPaying'], use: 'setPaymentState, tryClaimPoll, pollOrders, pollPayouts' },
  {
    names: ['weigh', 'signaturesFor', 'carryOut', 'whyNot', 'placeOf', 'uncovered'],
    use: 'assessRisk, requiredApprovals, executeExchange, refusalFor, parseDestination, missingFunds',
  },
  {
    names: ['Sign', 'signs', 'needed', 'why', 'divide'],
    use: 'RiskSignal, riskSignals, requiredApprovals, statusReason, splitAvailable',
    in: [...payouts, 'server/src/exchange'],
  },
  { names: ['freeVotes', 'holdAccount', 'holdWallet'], use: 'releaseHold or availableVotes, lockAccount, lockWallet' },
  { names: ['tellPerson', 'tellWithdrawal', 'tellFollowers'], use: 'enqueueNotice, sendWithdrawalNotice, sendGoLiveNotices' },
  { names: ['booksAreWrong', 'agrees', 'takeTime'], use: 'hasViolations, balanceMatches, raiseStatementTimeout' },
  { names: ['Unfit'], use: 'InvalidUpload' },
  { names: ['draw'], use: 'reencodeImage', in: ['server/src/upload'] },
  {
    names: ['OperatorAuth', 'AuthCard', 'ConsoleLayout', 'Now', 'DashboardScreen', 'Asking', 'Answer', 'useSelected', 'useFrozen'],
    use: 'OperatorAuth, AuthCard, ConsoleLayout, Dashboard, DashboardScreen, DialogKind, DialogFooter, useSelected, useFrozen',
    in: ['console/src', 'contract/src', 'server/src'],
  },
  { names: ['look', 'looks'], use: 'variant, variants', in: pages },
  { names: ['alone', 'strays', 'spawnBranded', 'startMark'], use: 'withLock, orphans, spawnTagged, processIdentity' },
  { names: ['hand'], use: 'workloadClient', in: ['dev/src'] },
]

/** Left-hand names of the vocabulary that stay, and why. */
export const kept: Readonly<Record<string, string>> = {}

/** Every identifier of a source file with its line; words inside comments, strings and JSX text do not count. */
function* identifiersIn(source: ts.SourceFile): Generator<{ name: string; line: number }> {
  const nodes: ts.Node[] = [source]
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (ts.isIdentifier(node)) yield { name: node.text, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 }
    nodes.push(
      ...node.getChildren(source).filter((child) => child.kind < ts.SyntaxKind.FirstJSDocNode || child.kind > ts.SyntaxKind.LastJSDocNode),
    )
  }
}

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { cwd: checkout, encoding: 'utf8' })
const listed = 'dev/src/retiredNames.ts'
const replacements = new Map(retired.flatMap((entry) => entry.names.map((name) => [name, [] as Retired[]] as const)))
for (const entry of retired) for (const name of entry.names) replacements.get(name)?.push(entry)

let found = 0
for (const file of sources.split('\n').filter((path) => path && path !== listed && existsSync(join(checkout, path)))) {
  const text = readFileSync(join(checkout, file), 'utf8')
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  for (const { name, line } of identifiersIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind))) {
    const entry = replacements.get(name)?.find(({ in: folders }) => !folders || folders.some((folder) => file.startsWith(folder)))
    if (!entry) continue
    found++
    console.log(`${file}:${line}  ${name}: say ${entry.use}`)
  }
}
console.log(found === 0 ? 'no retired name is used' : `${found} uses of retired names`)
process.exitCode = found > 0 ? 1 : 0
