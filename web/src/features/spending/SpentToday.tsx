import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../lib/session.ts'
import { spendingQuery } from './spending.queries.ts'
import { useFormat } from '../../lib/useFormat.ts'

/** One line beside every button that spends. Nothing until it is known: a wrong figure would be worse. */
export function SpentToday() {
  const { count: coins } = useFormat()
  const uid = useSession((session) => session.uid)
  const { data } = useQuery(spendingQuery(uid))
  if (!data) return <span className="t-cap block min-h-4" />
  const spent = coins(data.spent_today)
  const limit = data.limit_day === '' ? '' : coins(data.limit_day)
  return (
    <span data-testid="spent-today" className="t-cap block text-text-2 tabular-nums">
      {limit === '' ? (
        <Trans>Spent today {spent}</Trans>
      ) : (
        <Trans>
          Spent today {spent} of {limit}
        </Trans>
      )}
    </span>
  )
}
