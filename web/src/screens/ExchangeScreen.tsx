import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { exchangeQuery } from '../features/money/exchange/exchange.queries.ts'
import { ExchangeForm } from '../features/money/exchange/ExchangeForm.tsx'
import { useSession } from '../lib/session.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { WalletPage } from './WalletPage.tsx'

export function ExchangeScreen() {
  const { t } = useLingui()
  const uid = useSession((session) => session.uid)
  const { data, isError, refetch } = useQuery(exchangeQuery(uid))
  return (
    <WalletPage title={t`Exchange`}>
      <main className="pbs-1 pbe-40 landscape:pbe-4 desktop:pbs-5 desktop:pbe-0">
        {data ? (
          <ExchangeForm key={uid} uid={uid} exchange={data} />
        ) : isError ? (
          <ErrorState onReload={() => void refetch()} />
        ) : (
          <ExchangeSkeleton />
        )}
      </main>
    </WalletPage>
  )
}

function ExchangeSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className="flex flex-col gap-3 px-4">
      <Skeleton className="h-[102px] rounded-lg" />
      <Skeleton className="h-[102px] rounded-lg" />
      <Skeleton className="h-14 rounded-md" />
    </div>
  )
}
