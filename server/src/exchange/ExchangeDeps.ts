import type { Database, Tx } from '../platform/postgres.ts'

export interface ExchangeDeps {
  db: Database
  /**
   * Of the votes in a wallet, those whose payment can still go back. Turned into coins and given on, they would reach somebody who
   * may cash them out at once.
   */
  waitingVotes?(tx: Tx, uid: number): Promise<bigint>
}
