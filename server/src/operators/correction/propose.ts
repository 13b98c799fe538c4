import { type Parsed, refuse, refuseCommon } from '@nimbo/contract'
import { Correction } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { type NewCorrection, proposeCorrection } from './correction.store.ts'

const { propose: call } = Correction

const refusals = { no_account: 'NoSuchPerson', no_transfer: 'NoSuchTransfer', unproved: 'StepUpNeeded' } as const

export function propose({ db }: { db: Database }): Handler<typeof call> {
  return async ({ sessionHash }, input) => {
    const asked = newCorrection(input) ?? refuse(call, 'Incomplete')
    const { outcome, correction } = await db.transaction((sql) => proposeCorrection(sql, sessionHash, asked))
    if (outcome === 'no_session') refuseCommon(call, 'SessionInvalid')
    return outcome === 'ok' ? { id: correction } : refuse(call, refusals[outcome])
  }
}

/** Undefined when its kind needs something that is missing. What a kind does not need is left out. */
function newCorrection({ kind, touid: uid, asset, amount, transfer, ref, reason, client_request_id: key }: Parsed<typeof call>) {
  const base: NewCorrection = { key, kind, uid, slot: null, amount: 0n, mends: null, ref, reason }
  if (kind === 'reversal') return transfer === '' ? undefined : { ...base, mends: BigInt(transfer) }
  if (kind === 'adjustment')
    return asset === '' || amount === 0 ? undefined : { ...base, slot: asset === 'coin' ? 1 : 2, amount: BigInt(amount) }
  if (kind === 'write_off') return amount <= 0 ? undefined : { ...base, amount: BigInt(amount) }
  return base
}
