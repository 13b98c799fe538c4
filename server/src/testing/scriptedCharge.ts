import { randomUUID } from 'node:crypto'
import type { PayMethodId } from '@nimbo/contract'
import { charge, type ChargeDeps, type OrderDeps } from '../money/charge/index.ts'
import { walletOf } from '../core/ledger/index.ts'
import { createLog } from '../platform/log.ts'
import { openPostgres, type Postgres } from '../platform/postgres.ts'
import { memoryLimits } from './memoryLimits.ts'
import { reconcileAtOnce } from './reconcileAtOnce.ts'
import { type Scripted, scriptedMethod } from './scriptedMethod.ts'

/** The charge feature on the real database, with scripted providers. */
export interface ScriptedCharge {
  db: Postgres
  /** Dependencies of the API and of the worker. */
  deps: ChargeDeps & OrderDeps
  providers: Record<PayMethodId, Scripted>
  person(countryCode?: string): Promise<number>
  coins(uid: number): Promise<bigint>
  order(uid: number, rule?: number, pay?: PayMethodId, key?: string): ReturnType<ReturnType<typeof charge>['setPayOrder']>
  status(uid: number, id: number): ReturnType<ReturnType<typeof charge>['getOrderStatus']>
  /** The provider's id of an order. */
  providerId(id: number): Promise<string>
  close(): Promise<void>
}

export function scriptedCharge(): ScriptedCharge {
  const db = openPostgres(process.env['NIMBO_DATABASE_MIGRATE_URL']!, createLog('test', 'silent'), 20)
  const providers = {
    pix: scriptedMethod('pix'),
    card: scriptedMethod('card'),
    paypal: scriptedMethod('paypal'),
    usdt: scriptedMethod('usdt'),
  }
  const { pix, card, paypal, usdt } = providers
  const methods = { pix: pix.method, card: card.method, paypal: paypal.method, usdt: usdt.method }
  const worker: ChargeDeps = { db, methods, onCredited: [], onReversed: [], log: createLog('test', 'silent') }
  const deps = { ...worker, limits: memoryLimits(), reconciler: reconcileAtOnce(db, worker), config: { publicOrigin: 'http://localhost' } }
  const handlers = charge(deps)
  const caller = (uid: number) => ({
    uid,
    language: 'en' as const,
    ip: '127.0.0.1',
    device: '',
    requestId: '',
    signal: AbortSignal.timeout(20_000),
    sessionHash: Buffer.alloc(0),
    sessionId: 0,
  })
  return {
    db,
    deps,
    providers,
    async person(countryCode = '55') {
      const sql = `insert into account (country_code, nicename) values ($1, 'a payer') returning id`
      return (await db.query((tx) => tx.query<{ id: number }>(sql, [countryCode])))[0]!.id
    },
    coins: async (uid) => (await db.query((sql) => walletOf(sql, uid))).coins,
    order: (uid, rule = 2, pay = 'pix', key = randomUUID()) => handlers.setPayOrder(caller(uid), { id: rule, pay, client_request_id: key }),
    status: (uid, id) => handlers.getOrderStatus(caller(uid), { id }),
    async providerId(id) {
      const rows = await db.query((sql) => sql.query<{ name: string }>('select provider_id as name from pay_order where id = $1', [id]))
      return rows[0]!.name
    },
    close: () => db.close(),
  }
}
