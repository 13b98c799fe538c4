import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { showReportQuery } from '../features/shows/showEnd/receipt.queries.ts'
import { ShowReport } from '../features/shows/showEnd/ShowReport.tsx'
import { goBack } from '../lib/goBack.ts'
import { refusalText } from '../lib/refusalText.ts'
import { useSession } from '../lib/session.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { RowSkeletons } from '../ui/RowSkeletons.tsx'

/** The host's own live, afterwards. */
export function ShowReportScreen() {
  const { t } = useLingui()
  const { stream } = useSearch({ from: '/showReport' })
  const { data, status, error, refetch } = useQuery(
    showReportQuery(
      useSession((session) => session.uid),
      stream,
    ),
  )
  const text = refusalText(error)
  return (
    <Page title={t`Live report`} onBack={goBack}>
      <main>
        {status === 'pending' && <RowSkeletons count={5} tall />}
        {status === 'error' && !data && <ErrorState onReload={() => void refetch()} {...(text && { text })} />}
        {data && <ShowReport report={data} />}
      </main>
    </Page>
  )
}
