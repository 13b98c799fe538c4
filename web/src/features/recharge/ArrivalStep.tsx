import { Trans } from '@lingui/react/macro'

export function ArrivalStep({ arrived, coins }: { arrived: boolean; coins: string }) {
  return (
    <span className="tabular-nums">
      <img src="/art/coin.svg" alt="" width={17} height={17} className="me-1 inline-block align-[-3px]" />
      {arrived ? <Trans>{coins} coins added</Trans> : <Trans>{coins} coins will be added</Trans>}
    </span>
  )
}

export function ArrivalNote({ arrived, balance }: { arrived: boolean; balance: string | undefined }) {
  if (balance === undefined) return null
  return arrived ? <Trans>New balance: {balance}</Trans> : <Trans>Balance after: {balance}</Trans>
}
