import { Trans } from '@lingui/react/macro'
import type { StatementLine } from '@nimbo/contract'

/** What a line was, in a few words, and with whom. */
export function LineTitle({ line: { kind, amount, asset, user_nicename } }: { line: StatementLine }) {
  const name = <bdi>{user_nicename}</bdi>
  const named = user_nicename !== ''
  const came = !amount.startsWith('-')
  switch (kind) {
    case 'gift':
      return !named ? <Trans>Gift</Trans> : came ? <Trans>Gift from {name}</Trans> : <Trans>Gift to {name}</Trans>
    case 'barrage':
      return !named ? <Trans>Barrage</Trans> : came ? <Trans>Barrage from {name}</Trans> : <Trans>Barrage for {name}</Trans>
    case 'guard':
      return !named ? <Trans>Guard</Trans> : came ? <Trans>Guard · from {name}</Trans> : <Trans>Guard · {name}</Trans>
    case 'room_fee':
      return named ? <Trans>Paid room · {name}</Trans> : <Trans>Paid room</Trans>
    case 'minute_fee':
      return named ? <Trans>Room by the minute · {name}</Trans> : <Trans>Room by the minute</Trans>
    case 'tip':
      return !named ? <Trans>Tip</Trans> : came ? <Trans>Tip from {name}</Trans> : <Trans>Tip for {name}</Trans>
    case 'recharge':
      return asset === 'debt' ? <Trans>Debt paid by a recharge</Trans> : <Trans>Coins bought</Trans>
    case 'reward':
      return <Trans>Invitation reward</Trans>
    case 'chargeback':
      return asset === 'debt' ? <Trans>Owed after a payment was taken back</Trans> : <Trans>Payment taken back</Trans>
    case 'reward_taken_back':
      return <Trans>Reward taken back</Trans>
    case 'votes_to_coins':
      return <Trans>Tickets turned into coins</Trans>
    case 'coins_to_votes':
      return <Trans>Coins turned into tickets</Trans>
    case 'withdrawal':
      return <Trans>Withdrawal</Trans>
    case 'deposit':
      return <Trans>Private show</Trans>
    case 'pack_sent':
      return <Trans>Red pack sent</Trans>
    case 'pack_share':
      return named ? <Trans>Red pack from {name}</Trans> : <Trans>Red pack</Trans>
    case 'pack_refund':
      return <Trans>Red pack: what was left</Trans>
  }
}
