import { Trans } from '@lingui/react/macro'
import type { Order } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../lib/session.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { balanceQuery } from './recharge.queries.ts'
import { balanceAfter, broughtBy } from './recharge.state.ts'

/** Above a button that pays: what is had afterwards. */
export function AfterLine({ order }: { order: Order }) {
  const { count: coins } = useFormat()
  const { data: balance } = useQuery(balanceQuery(useSession((session) => session.uid)))
  const after = balance && coins(balanceAfter(balance, broughtBy(order)))
  return (
    <p className="t-sub min-h-[18px] pbe-2.5 text-end text-text-2 tabular-nums">
      {after !== undefined && (
        <Trans>
          New balance <b className="font-bold text-text">{after}</b>
        </Trans>
      )}
    </p>
  )
}
