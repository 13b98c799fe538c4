import { type Output, recordStatuses, type Wallet } from '@nimbo/contract'
import { operationOf, ops, walletOf } from '../../core/ledger/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { normalizeClientKey } from '../../platform/http/idempotencyKey.ts'
import { requestsByKey } from './wallet.store.ts'
import type { WalletDeps } from './WalletDeps.ts'

/** The call behind each operation code; operations without a call of a person have none. */
const calls = new Map<number, string>([
  [ops.gift, 'Live.sendGift'],
  [ops.itemGift, 'Live.sendGift'],
  [ops.barrage, 'Live.sendBarrage'],
  [ops.guard, 'Guard.buyGuard'],
  [ops.roomFee, 'Live.roomCharge'],
  [ops.minuteFee, 'Live.timeCharge'],
  [ops.tipHeld, 'Livegame.giveATip'],
  [ops.votesToCoins, 'Cash.setVoteExchange'],
  [ops.coinsToVotes, 'Cash.setCoinExchange'],
  [ops.withdrawalHold, 'User.setCash'],
  [ops.packSent, 'Red.sendRed'],
  [ops.packShare, 'Red.robRed'],
])

type Operation = Output<typeof Wallet.getOperation>
const statuses = { done: recordStatuses.finished, refused: recordStatuses.failed, unknown: recordStatuses.unknown } as const
const withStatus = (operation: Omit<Operation, 'status'>): Operation => ({ ...operation, status: statuses[operation.state] })

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** An order moves no money when it is created, so it is looked up beside the ledger. */
export function getOperation({ db }: WalletDeps): Handler<typeof Wallet.getOperation> {
  return async ({ uid }, { client_request_id: given }) => {
    const key = normalizeClientKey(given)
    const [wallet, operation, requests] = await db.query((sql) =>
      Promise.all([walletOf(sql, uid), operationOf(sql, uid, key), requestsByKey(sql, uid, key)]),
    )
    const [order, withdrawal] = (['Charge.setPayOrder', 'User.setCash'] as const).map((call) => requests.find((made) => made.call === call))
    const coin = String(wallet.coins - wallet.coins_held)
    if (operation) {
      const reason = operation.status === 'ok' ? '' : operation.status
      const call = calls.get(operation.op) ?? ''
      return withStatus({ state: reason ? 'refused' : 'done', call, reason, id: withdrawal?.id ?? 0, coin, at: seconds(operation.at) })
    }
    if (order) return withStatus({ state: 'done', call: 'Charge.setPayOrder', reason: '', id: order.id, coin, at: seconds(order.at) })
    if (withdrawal)
      return withStatus({ state: 'done', call: 'User.setCash', reason: '', id: withdrawal.id, coin, at: seconds(withdrawal.at) })
    return withStatus({ state: 'unknown', call: '', reason: '', id: 0, coin, at: 0 })
  }
}
