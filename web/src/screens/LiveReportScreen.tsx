import { Moderation, refusalOf } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { reportedQuery } from '../features/safety/report/report.queries.ts'
import { ReportForm } from '../features/safety/report/ReportForm.tsx'
import { goBack } from '../lib/goBack.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { Panel } from '../ui/Panel.tsx'
import { RowSkeletons } from '../ui/RowSkeletons.tsx'

export function LiveReportScreen() {
  const { t } = useLingui()
  const { touid, liveuid, stream = '', seq, videoid } = useSearch({ from: '/liveReport' })
  const { data, error, refetch } = useQuery(reportedQuery(touid, liveuid))
  const why = refusalOf(error, Moderation.getPop)
  const gone = why === 'NoSuchPerson'
  // A blocked person has no card any more and can still be reported.
  const person = data
    ? { uid: data.id, name: data.user_nicename, avatar: data.avatar_thumb }
    : why === 'Blocked' && { uid: touid, name: String(touid), avatar: '' }
  return (
    <Page title={t`Report`} onBack={goBack}>
      <main className="pbe-40 landscape:pbe-4 desktop:pbe-0">
        {gone && <EmptyState picture="messages" title={t`This account doesn’t exist anymore`} />}
        {error && !gone && !person && <ErrorState onReload={() => void refetch()} />}
        {!data && !error && (
          <Panel>
            <RowSkeletons count={7} />
          </Panel>
        )}
        {person && (
          <ReportForm person={person} stream={stream} seq={seq} videoid={videoid} hosts={liveuid === touid} onDone={goBack} in="page" />
        )}
      </main>
    </Page>
  )
}
