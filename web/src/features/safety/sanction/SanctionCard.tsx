import type { Sanction } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.ts'
import { useTellHere } from '../../../lib/toldHere.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ReloadRow } from '../../../ui/ReloadRow.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { sanctionsQuery } from './sanction.queries.ts'
import { SanctionFacts, SanctionHead } from './SanctionFacts.tsx'
import './sanction.css'

interface SanctionCardProps {
  'data-testid': string
  /** Match for the decision about me that is shown. */
  isIt: (sanction: Sanction) => boolean
  /** Facts that hold before the decision has been read. */
  known: ReactNode
  onLeave: () => void
  /** Consequences and possible actions, with the decision once it has been read. */
  children: (sanction: Sanction | undefined) => ReactNode
}

/** In place of a screen that a decision keeps me from: which one, why and until when. */
export function SanctionCard({ 'data-testid': testId, isIt, known, onLeave, children }: SanctionCardProps) {
  const { t } = useLingui()
  const uid = useSession((session) => session.uid)
  const { data, isError, refetch } = useInfiniteQuery({ ...sanctionsQuery(uid, useLanguage()), staleTime: 0 })
  const sanction = data?.pages[0]?.list.find((one) => one.state === 'active' && isIt(one))
  useTellHere(sanction && `/sanction?id=${sanction.id}`)
  return (
    <section className="removed-card" data-testid={testId}>
      <span className="removed-close">
        <IconButton icon="close" variant="filled" label={t`Close`} onClick={onLeave} />
      </span>
      {sanction ? (
        <>
          <SanctionHead sanction={sanction} as="h1" />
          <SanctionFacts sanction={sanction} />
        </>
      ) : (
        <div className="sanction-head">
          {known}
          {isError ? <ReloadRow onReload={() => void refetch()} /> : !data && <Skeleton className="mbs-4 h-36 w-full rounded-lg" />}
        </div>
      )}
      {children(sanction)}
    </section>
  )
}
