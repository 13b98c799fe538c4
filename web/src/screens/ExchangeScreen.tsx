import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { exchangeQuery } from '../features/exchange/exchange.queries.ts'
import { ExchangeForm } from '../features/exchange/ExchangeForm.tsx'
import { ExchangeSkeleton } from '../features/exchange/ExchangeSkeleton.tsx'
import { goBack } from '../lib/goBack.ts'
import { useSession } from '../lib/session.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'

export function ExchangeScreen() {
  const { t } = useLingui()
  const uid = useSession((session) => session.uid)
  const { data, isError, refetch } = useQuery(exchangeQuery(uid))
  return (
    <Page title={t`Exchange`} onBack={goBack}>
      <main className="px-4 pbs-1 pbe-40">
        {data ? (
          <ExchangeForm key={uid} uid={uid} exchange={data} />
        ) : isError ? (
          <ErrorState onReload={() => void refetch()} />
        ) : (
          <ExchangeSkeleton />
        )}
      </main>
    </Page>
  )
}
