import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { refusalOf, Receipts } from '@nimbo/contract'
import { receiptQuery } from '../features/shows/showEnd/receipt.queries.ts'
import { ReceiptLines } from '../features/shows/showEnd/ReceiptLines.tsx'
import { goBack } from '../lib/goBack.ts'
import { useSession } from '../lib/session.ts'
import { useFormat } from '../lib/useFormat.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { RowSkeletons } from '../ui/RowSkeletons.tsx'

/** Cost of one live for this person. */
export function ReceiptScreen() {
  const { t } = useLingui()
  const { dateTime } = useFormat()
  const { stream } = useSearch({ from: '/receipt' })
  const { data, status, error, refetch } = useQuery(
    receiptQuery(
      useSession((session) => session.uid),
      stream,
    ),
  )
  const isGone = refusalOf(error, Receipts.getReceipt) !== undefined
  return (
    <Page title={t`Receipt`} onBack={goBack}>
      <main className="px-4">
        {status === 'pending' && <RowSkeletons count={5} tall />}
        {isGone && <EmptyState picture="wallet" title={t`No receipt for this live`} />}
        {status === 'error' && !isGone && !data && <ErrorState onReload={() => void refetch()} />}
        {data && (
          <>
            <div className="flex items-center gap-3 py-3">
              <Avatar src={data.host.avatar} name={data.host.user_nicename} size={48} />
              <div className="min-w-0">
                <p className="truncate font-bold">
                  <bdi>{data.host.user_nicename}</bdi>
                </p>
                <p className="t-sub truncate text-text-2">
                  <bdi>{data.title}</bdi>
                </p>
                <p className="t-cap text-text-2">{dateTime(data.starttime)}</p>
              </div>
            </div>
            <ReceiptLines receipt={data} watchedSeconds={0} />
          </>
        )}
      </main>
    </Page>
  )
}
