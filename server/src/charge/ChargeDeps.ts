import type { PayMethods } from '../payment/index.ts'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'
import type { Database, Tx } from '../platform/postgres.ts'

/** A payment as others in the house hear of it. */
export interface Paid {
  id: bigint
  uid: number
  /** What was bought, and what was given on top. */
  coins: bigint
  give: bigint
  settlesAt: Date
}
/** Part of the transaction that credits a payment, or takes it back: it happens with it or not at all. */
export type OnPaid = (tx: Tx, payment: Paid) => Promise<void>
/** `left`: of the coins that were bought, those that are still paid for; none once all of it went back. */
export type OnReversed = (tx: Tx, payment: Paid, left: bigint) => Promise<void>

export interface ChargeDeps {
  db: Database
  methods: PayMethods
  onPaid: readonly OnPaid[]
  onReversed: readonly OnReversed[]
  config: Pick<Config, 'publicOrigin'>
  log: Log
}
