import type { Cash } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { CashDeps } from './CashDeps.ts'
import { withdrawalsOf } from './withdrawal.store.ts'
import { withdrawalOut } from './withdrawalOut.ts'

export function cashRecordList({ db }: CashDeps): Handler<typeof Cash.cashRecordList> {
  return async ({ uid }, { p }) => (await db.read((tx) => withdrawalsOf(tx, uid, p))).map(withdrawalOut)
}
