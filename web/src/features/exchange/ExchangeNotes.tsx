import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { Direction } from './exchange.state.ts'
import { useCountWords } from './useCountWords.ts'

export function ExchangeNotes({ of, max }: { of: Direction; max: number }) {
  const most = useCountWords().coins(max)
  return of === 'votes' ? (
    <Note>
      <Trans>Coins are for gifts and can’t be converted back. Tickets on hold or in a pending withdrawal can’t be exchanged.</Trans>
    </Note>
  ) : (
    <Note>
      <Trans>Only coins from older recharges can be exchanged for tickets, up to a monthly limit. Available now: {most}.</Trans>
    </Note>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="t-sub mbs-3 flex gap-2.5 rounded-md bg-raised px-3 py-2.5 text-text-2">
      <Icon name="info" size={18} className="text-info" />
      <span>{children}</span>
    </p>
  )
}
