import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../lib/session.ts'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { spendingQuery } from './spending.queries.ts'

/** One line beside every button that spends. Nothing until it is known: a wrong figure would be worse. */
export function SpentToday() {
  const uid = useSession((session) => session.uid)
  const { data } = useQuery(spendingQuery(uid))
  if (!data) return <span className="t-cap block min-h-4" />
  const { spent_today: spent, limit_day: limit } = data
  return (
    <span data-testid="spent-today" className="t-cap block text-text-2 tabular-nums">
      {limit === '' ? (
        <Trans>
          Spent today <CoinAmount amount={spent} size={13} />
        </Trans>
      ) : (
        <Trans>
          Spent today <CoinAmount amount={spent} size={13} /> of <CoinAmount amount={limit} size={13} />
        </Trans>
      )}
    </span>
  )
}
