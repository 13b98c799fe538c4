export { personalData } from './personalData.ts'
export { createSpendBatcher } from './batcher.ts'
export type { SpendBatcher } from './batcher.ts'
export { hasViolations } from './invariants.ts'
export {
  balanceMatches,
  clawBack,
  credit,
  deriveKey,
  endHold,
  endPrivateDeposit,
  exchange,
  fold,
  hold,
  ops,
  raiseStatementTimeout,
  requestHash,
  spend,
  violations,
  walletOf,
} from './ledger.ts'
export type { Intent, Outcome, Receiver, Spend, Status, Wallet } from './ledger.ts'
export { closePack, closePackOfEndedShow, luckySplit, newSeed, openPacks, packOf, sendPack, sharesOf, takeShare } from './pack.ts'
export { consumeFeed, rereadFeed, runFeed } from './feed.ts'
export type { FeedConsumer, FeedTransfer } from './feed.ts'
export { grantItem, itemLines, itemsOf, spendItem } from './item.ts'
export { captureMinute, releaseMinute, reserveMinute } from './minute.ts'
export type { Minute } from './minute.ts'
export { tip } from './tip.ts'
export { spendRefusal } from './spendRefusal.ts'
export { runSweeping, sweep } from './sweep.ts'
export { operationOf, setLimits, setPause } from './limits.ts'
export type { Operation } from './limits.ts'
export { sealNext, sealsBefore, sealsOf } from './seal.ts'
export type { Seal } from './seal.ts'
export { historyPaths, monthlyTotals, openingBalances, proofsOf, recount, sealedTransfers, statementPostings } from './statement.ts'
export type { SealedTransfer, StatementPosting } from './statement.ts'
export { runFolding, runLedgerChecks, runSealing } from './maintenance.ts'
