import type { RecordKind } from '@nimbo/contract'
import { ops } from '../../core/ledger/index.ts'

const kinds: Record<keyof typeof ops, RecordKind> = {
  gift: 'gift',
  barrage: 'barrage',
  guard: 'guard',
  roomFee: 'room_fee',
  minuteFee: 'minute_fee',
  tip: 'tip',
  privateFee: 'deposit',
  recharge: 'recharge',
  reward: 'reward',
  chargeback: 'chargeback',
  rewardTakenBack: 'reward_taken_back',
  votesToCoins: 'votes_to_coins',
  coinsToVotes: 'coins_to_votes',
  withdrawalHold: 'withdrawal',
  withdrawalEnd: 'withdrawal',
  depositHold: 'deposit',
  depositEnd: 'deposit',
  minuteReserved: 'minute_fee',
  minuteReleased: 'minute_fee',
  packSent: 'pack_sent',
  packShare: 'pack_share',
  packRefund: 'pack_refund',
  itemGranted: 'gift',
  itemGift: 'gift',
  itemExpired: 'gift',
  tipHeld: 'tip',
  tipReturned: 'tip',
  reversal: 'reversal',
  adjustment: 'adjustment',
  writeOff: 'write_off',
  freeze: 'adjustment',
  unfreeze: 'adjustment',
}
const byNumber = new Map<number, RecordKind>(Object.entries(ops).map(([name, op]) => [op, kinds[name as keyof typeof ops]]))

/** The leg by which any operation that brings coins pays a debt. */
const REPAYMENT_LEG = 100

export function kindOf(op: number, leg: number): RecordKind {
  if (leg === REPAYMENT_LEG) return 'debt_repaid'
  const kind = byNumber.get(op)
  if (!kind) throw new Error(`unknown operation code ${op}`)
  return kind
}
