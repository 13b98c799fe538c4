import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '@nimbo/engines'
import ts from 'typescript'

/** An identifier as it was written, with its case, and the word that replaced it. */
type Renames = Record<string, string>
interface Retired {
  /** Folders the names are retired in; everywhere when absent. A word often has another, right meaning elsewhere. */
  in?: readonly string[]
  names: Renames
}

const money = [
  'server/src/charge',
  'server/src/payment',
  'server/src/exchange',
  'server/src/wallet',
  'server/src/ledger',
  'server/src/agent',
  'server/src/withdrawal',
  'server/src/review',
  'server/src/payout',
]
const payouts = ['server/src/withdrawal', 'server/src/review', 'server/src/payout']

const everywhere: Renames = {
  Tx: 'Sql',
  OtherWish: 'IdempotencyConflict',
  wishOf: 'requestHash',
  moneyKey: 'idempotencyKey',
  MoneyKey: 'IdempotencyKey',
  keyOfKeyless: 'inferIdempotencyKey',
  keyOfClient: 'normalizeClientKey',
  forgetKeyless: 'purgeInferredKeys',
  keptTap: 'pendingRequest',
  keepTap: 'findOrAdd',
  Company: 'Provider',
  company: 'provider',
  companies: 'providers',
  openIdCompany: 'openIdProvider',
  startCompanies: 'startProviders',
  Lanes: 'RoomPublisher',
  createLanes: 'createRoomPublisher',
  LANES: 'CONCURRENCY',
  Standing: 'RoomPosition, OrderStatus or Validity',
  unsaid: 'sendFailed',
  greeted: 'bannerDone',
  tapped: 'heartsSent',
  turnPayment: 'setPaymentState',
  mayAsk: 'tryClaimPoll',
  keepAsking: 'pollOrders',
  keepPaying: 'pollPayouts',
  keepFolding: 'runFolding',
  keepSealing: 'runSealing',
  keepChecking: 'runLedgerChecks',
  keepWatchingFunds: 'monitorFunds',
  keepPayingRewards: 'runRewardPayments',
  weigh: 'assessRisk',
  RiskSign: 'RiskSignalName',
  riskSigns: 'riskSignals',
  signaturesFor: 'requiredApprovals',
  carryOut: 'executeExchange',
  whyNot: 'refusalFor',
  placeOf: 'parseDestination',
  uncovered: 'missingFunds',
  freeVotes: 'releaseHold or availableVotes',
  payVotes: 'captureHold',
  heldVotes: 'pendingVotes',
  holdAccount: 'lockAccount',
  holdWallet: 'lockWallet',
  holdIdentity: 'lockIdentity',
  holdInvitations: 'lockInvitations',
  tellPerson: 'enqueueNotice',
  tellWithdrawal: 'sendWithdrawalNotice',
  tellFollowers: 'sendGoLiveNotices',
  remindRooms: 'publishChatPositions',
  endAbandoned: 'reconcileMedia',
  booksAreWrong: 'hasViolations',
  takeTime: 'raiseStatementTimeout',
  naturalKey: 'deriveKey',
  hashOf: 'requestHash',
  takeBack: 'clawBack',
  createSpender: 'createSpendBatcher',
  checkEverything: 'checkAllInvariants',
  comparePayouts: 'reconcilePayouts',
  compareSettlement: 'reconcileSettlement',
  addPayHooks: 'addPaymentWebhooks',
  askDue: 'pollDueOrders',
  giveFor: 'bonusFor',
  unitsOf: 'parseAmount',
  Unfit: 'InvalidUpload',
  takeIn: 'processUpload',
  followersToTell: 'followersToNotify',
  mayPostTo: 'isAllowedEndpoint',
  askJson: 'fetchJson',
  thirdAccount: 'findOrCreateThirdAccount',
  waysIn: 'signInMethods',
  CashDeps: 'WithdrawalDeps',
  Gate: 'OperatorAuth',
  GateCard: 'AuthCard',
  Desk: 'ConsoleLayout',
  NowScreen: 'DashboardScreen',
  Asking: 'DialogKind',
  useChosen: 'useSelected',
  useHeld: 'useFrozen',
  strays: 'orphans',
  stopStrays: 'stopOrphans',
  spawnBranded: 'spawnTagged',
  startMark: 'processIdentity',
}

/** Names that must not come back. */
const retired: readonly Retired[] = [
  { names: everywhere },
  { in: ['server/src/platform/postgres.ts'], names: { read: 'query' } },
  { in: [...money, 'server/src/platform', 'dev/src/proof', 'dev/src/bench', 'engines', 'web/src/features'], names: { wish: 'request' } },
  { in: ['web/src/room', 'web/src/features'], names: { again: 'retrySend or retry…' } },
  {
    in: ['server/src/charge'],
    names: {
      settle: 'reconcileOrder',
      book: 'applyProviderState',
      enter: 'recordPayment',
      follow: 'updatePayment',
      goBack: 'applyRefund',
      back: 'refunded',
      taken: 'clawedBack',
      heard: 'lastAppliedPoll',
    },
  },
  { in: ['server/src'], names: { keyless: 'inferredKey', Keyless: 'KeylessRequest' } },
  { in: ['server/src/payment'], names: { back: 'refunded', give: 'bonus', sure: 'expectSuccess' } },
  { in: payouts, names: { Sign: 'RiskSignal', divide: 'splitAvailable' } },
  { in: ['server/src/ledger', ...payouts], names: { agrees: 'balanceMatches' } },
  { in: ['server/src/upload'], names: { draw: 'reencodeImage', Drawn: 'EncodedImage' } },
  { in: ['console/src/app', 'console/src/features', 'console/src/screens'], names: { Now: 'Dashboard', Answer: 'DialogFooter' } },
  {
    in: ['web/src', 'console/src/ui', 'console/src/features/payout', 'console/src/screens'],
    names: { look: 'variant', looks: 'variants' },
  },
  { in: ['engines', 'dev'], names: { alone: 'withLock' } },
  { in: ['dev/src'], names: { hand: 'workloadClient' } },
]

/** Names of the same kind that stay, and why. */
export const kept: Renames = {
  signs: 'a field of Payout.getDetail on the wire',
  needed: 'a field of Payout.getQueue on the wire',
  why: 'a field of Payout.getQueue on the wire',
  give: 'a field of the wire: bonus coins of a pack, and what an exchange takes',
  agrees: 'a field of Wallet.getMonth on the wire; retired in the ledger and payouts',
  wish: "the specification's word for an anchor's wish; retired where it meant a request",
  look: 'an audit action as stored',
  alone: 'an ordinary word in tests; retired where it meant a lock',
}

/** Every identifier of a source file with its line; words inside comments, strings and JSX text do not count. */
function* identifiersIn(source: ts.SourceFile): Generator<{ name: string; line: number }> {
  const nodes: ts.Node[] = [source]
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (ts.isIdentifier(node)) yield { name: node.text, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 }
    node.forEachChild((child) => void nodes.push(child))
  }
}

const isIn = (file: string, folders: readonly string[]) => folders.some((folder) => file === folder || file.startsWith(`${folder}/`))
const wordFor = (file: string, name: string) =>
  retired.find(({ in: folders, names }) => Object.hasOwn(names, name) && (!folders || isIn(file, folders)))?.names[name]

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { cwd: checkout, encoding: 'utf8' })
let found = 0
for (const file of sources.split('\n').filter((path) => path && path !== 'dev/src/retiredNames.ts' && existsSync(join(checkout, path)))) {
  const text = readFileSync(join(checkout, file), 'utf8')
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  for (const { name, line } of identifiersIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind))) {
    const word = wordFor(file, name)
    if (word === undefined) continue
    found++
    console.log(`${file}:${line}  ${name}: say ${word}`)
  }
}
const count = retired.reduce((sum, { names }) => sum + Object.keys(names).length, 0)
console.log(`${count} retired names, ${found} uses`)
process.exitCode = found > 0 ? 1 : 0
