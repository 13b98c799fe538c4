import { useLingui } from '@lingui/react/macro'
import { Red, refusalOf } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { DrawProof } from '../features/play/red/DrawProof.tsx'
import { drawQuery } from '../features/play/red/red.queries.ts'
import { goBack } from '../lib/goBack.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { RowSkeletons } from '../ui/RowSkeletons.tsx'

/** Split of one red pack, checked on this device. */
export function RedDrawScreen() {
  const { t } = useLingui()
  const { redid } = useSearch({ from: '/redDraw' })
  const { data, status, error, refetch } = useQuery(drawQuery(redid))
  const isUnknown = refusalOf(error, Red.getDraw) !== undefined
  return (
    <Page title={t`Check the draw`} onBack={goBack}>
      <main className="px-4 pbe-6">
        {status === 'pending' && <RowSkeletons count={5} tall />}
        {isUnknown && <EmptyState picture="wallet" title={t`Red pack not found`} />}
        {status === 'error' && !isUnknown && !data && <ErrorState onReload={() => void refetch()} />}
        {data && <DrawProof draw={data} />}
      </main>
    </Page>
  )
}
