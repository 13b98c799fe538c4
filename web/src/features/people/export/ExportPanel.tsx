import { Trans, useLingui } from '@lingui/react/macro'
import type { DataExport, Output } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isNative } from '../../../lib/bridge/index.ts'
import { openExternal } from '../../../lib/openExternal.ts'
import { refusalText } from '../../../lib/refusalText.ts'
import { useSession } from '../../../lib/session.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FactRow } from '../../../ui/FactRow.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { exportQuery, useAskExport, useOpenExport } from './export.queries.ts'

type State = Output<typeof DataExport.getExport>

/** Contents of a copy of one's data, and its progress from request to download. */
export function ExportPanel() {
  const { data: copy, isError, refetch } = useQuery(exportQuery(useSession((session) => session.uid)))
  if (isError && !copy) return <ErrorState onReload={() => void refetch()} />
  return (
    <div className="pbs-2">
      <ul className="flex flex-col gap-3.5 px-4 pbs-2">
        <FactRow icon="user">
          <Trans>Your profile, chats, gifts, payments and pictures: everything we store about you.</Trans>
        </FactRow>
        <FactRow icon="clock">
          <Trans>One ZIP with JSON and CSV files, ready within 24 hours. You’ll get a notice.</Trans>
        </FactRow>
        <FactRow icon="lock">
          <Trans>You have 7 days to download it. Don’t share it with anyone.</Trans>
        </FactRow>
      </ul>
      {copy ? (
        <Copy copy={copy} />
      ) : (
        <div className="px-4 pbs-5">
          <Skeleton className="h-13 w-full rounded-full" />
        </div>
      )}
    </div>
  )
}

function Copy({ copy: { state, addtime, endtime, bytes, nexttime } }: { copy: State }): ReactNode {
  const { t, i18n } = useLingui()
  const { dateTime, dayTime } = useFormat()
  if (state === 'waiting') {
    return (
      <div data-testid="export-waiting" className="pbs-2">
        <Note status="info" title={t`Preparing your copy.`}>
          <Trans>You asked for it on {dayTime(addtime)}. You can leave this page.</Trans>
        </Note>
      </div>
    )
  }
  if (state === 'none') return <AskButton />
  const size = i18n.number(Math.max(bytes / 1_000_000, 0.1), { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  return (
    <div data-testid="export-ready" className="pbs-2">
      <Note status="ok" title={t`Your copy is ready.`}>
        <Trans>Download it by {dateTime(endtime)}.</Trans>
      </Note>
      <DownloadButton size={size} />
      {nexttime === 0 ? (
        <AskButton isNew />
      ) : (
        <p className="t-sub px-5 pbs-3 text-center text-text-2">
          <Trans>You can request a new copy from {dateTime(nexttime)}.</Trans>
        </p>
      )}
    </div>
  )
}

function AskButton({ isNew = false }: { isNew?: boolean }): ReactNode {
  const { t } = useLingui()
  const { mutate, isPending } = useAskExport()
  const ask = () => mutate(undefined, { onError: (error) => toast.error(refusalText(error) ?? t`Something went wrong. Try again.`) })
  return (
    <div className="px-4 pbs-5">
      <Button size="xl" block variant={isNew ? 'quiet' : 'accent'} busy={isPending} onClick={ask} data-testid="export-ask">
        {isNew ? <Trans>Request a new copy</Trans> : <Trans>Request a copy</Trans>}
      </Button>
    </div>
  )
}

function DownloadButton({ size }: { size: string }): ReactNode {
  const { t } = useLingui()
  const { mutate, isPending } = useOpenExport()
  const download = () =>
    mutate(undefined, {
      onSuccess: (answer) => answer !== 'dismissed' && save(answer.url),
      onError: (error) => toast.error(refusalText(error) ?? t`Something went wrong. Try again.`),
    })
  return (
    <div className="px-4 pbs-5">
      <Button size="xl" block busy={isPending} onClick={download} data-testid="export-download">
        <Trans>Download ({size})</Trans>
      </Button>
    </div>
  )
}

/** A file that a web view would not keep is fetched by the system's browser. */
function save(url: string): void {
  if (isNative()) return openExternal(new URL(url, location.origin).href)
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
