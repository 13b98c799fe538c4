import { Trans } from '@lingui/react/macro'
import type { StatementLine } from '@nimbo/contract'

/** Reason of a statement line in a few words, with the other person's name. */
export function LineTitle({ line: { kind, amount, asset, user_nicename } }: { line: StatementLine }) {
  const name = <bdi>{user_nicename}</bdi>
  const named = user_nicename !== ''
  const came = !amount.startsWith('-')
  switch (kind) {
    case 'gift':
      return !named ? <Trans>Gift</Trans> : came ? <Trans>Gift from {name}</Trans> : <Trans>Gift to {name}</Trans>
    case 'barrage':
      return !named ? (
        <Trans>Flying comment</Trans>
      ) : came ? (
        <Trans>Flying comment from {name}</Trans>
      ) : (
        <Trans>Flying comment to {name}</Trans>
      )
    case 'guard':
      return !named ? <Trans>Guard</Trans> : came ? <Trans>Guard · from {name}</Trans> : <Trans>Guard · {name}</Trans>
    case 'room_fee':
      return named ? <Trans>Paid room · {name}</Trans> : <Trans>Paid room</Trans>
    case 'minute_fee':
      return named ? <Trans>Pay-per-minute room · {name}</Trans> : <Trans>Pay-per-minute room</Trans>
    case 'tip':
      return !named ? <Trans>Tip</Trans> : came ? <Trans>Tip from {name}</Trans> : <Trans>Tip for {name}</Trans>
    case 'recharge':
      return asset === 'debt' ? <Trans>Debt repaid</Trans> : <Trans context="line of a statement">Recharge</Trans>
    case 'reward':
      return <Trans>Invitation reward</Trans>
    case 'chargeback':
      return asset === 'debt' ? <Trans>Debt from reversed payment</Trans> : <Trans>Payment reversed</Trans>
    case 'reward_taken_back':
      return <Trans>Reward reversed</Trans>
    case 'votes_to_coins':
      return <Trans>Tickets exchanged for coins</Trans>
    case 'coins_to_votes':
      return <Trans>Coins exchanged for tickets</Trans>
    case 'withdrawal':
      return <Trans>Withdrawal</Trans>
    case 'deposit':
      return <Trans>Private show</Trans>
    case 'pack_sent':
      return <Trans>Red pack sent</Trans>
    case 'pack_share':
      return named ? <Trans>Red pack from {name}</Trans> : <Trans>Red pack</Trans>
    case 'pack_refund':
      return <Trans>Red pack refund</Trans>
    case 'debt_repaid':
      return <Trans>Debt repaid</Trans>
    case 'reversal':
      return <Trans>Reversed by Nimbo</Trans>
    case 'adjustment':
      return <Trans>Corrected by Nimbo</Trans>
    case 'write_off':
      return <Trans>Debt written off</Trans>
  }
}
