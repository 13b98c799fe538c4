import type { PayMethods } from '../payment/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Log } from '../../platform/log.ts'
import type { Limits } from '../../platform/limit.ts'
import type { Database, Sql } from '../../platform/postgres.ts'

/** A payment as other features see it. */
export interface CreditedPayment {
  id: bigint
  uid: number
  coins: bigint
  bonus: bigint
  settlesAt: Date
}
/** Runs in the transaction that credits or reverses a payment: it happens with it or not at all. */
export type OnCredited = (sql: Sql, payment: CreditedPayment) => Promise<void>
/** `left`: the bought coins that are still paid for; 0 after a full reversal. */
export type OnReversed = (sql: Sql, payment: CreditedPayment, left: bigint) => Promise<void>

/** Dependencies of the API: it starts orders, and answers about one with the state the worker recorded. */
export interface OrderDeps {
  db: Database
  limits: Limits
  methods: PayMethods
  reconciler: Reconciler
  config: Pick<Config, 'publicOrigin'>
  log: Log
}

/** The worker, as the API reaches it. Only the worker may record payments, and it asks the provider itself. */
export interface Reconciler {
  /** Looks at these orders now; waits for nothing. */
  request(ids: readonly bigint[]): Promise<void>
  /** Resolves when the order was looked at, or after some seconds. */
  reconciled(id: bigint): Promise<void>
}

/** Dependencies of the worker. */
export interface ChargeDeps {
  db: Database
  methods: PayMethods
  onCredited: readonly OnCredited[]
  onReversed: readonly OnReversed[]
  log: Log
}
