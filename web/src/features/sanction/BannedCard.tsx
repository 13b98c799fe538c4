import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../lib/i18n.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ReloadRow } from '../../ui/ReloadRow.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { sanctionsQuery } from './sanction.queries.ts'
import { SanctionFacts, SanctionHead } from './SanctionFacts.tsx'
import { useSanctionText } from './useSanctionText.ts'
import './sanction.css'

/** A host who may not go live: why, until when and how to appeal. */
export function BannedCard({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  const { title } = useSanctionText()
  const uid = useSession((session) => session.uid)
  const { data, isError, refetch } = useInfiniteQuery({ ...sanctionsQuery(uid, useLanguage()), staleTime: 0 })
  const sanction = data?.pages[0]?.list.find(({ act, state }) => (act === 'ban' || act === 'disable') && state === 'active')
  return (
    <section className="removed-card" data-testid="banned">
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
          <h1>{title({ act: 'ban' })}</h1>
          {isError ? <ReloadRow onReload={() => void refetch()} /> : !data && <Skeleton className="mbs-4 h-36 w-full rounded-lg" />}
        </div>
      )}
      <div className="sanction-foot">
        {sanction && (
          <Link to="/sanction" search={{ id: sanction.id }} className="sanction-link" data-variant="quiet">
            <Trans>Details and appeal</Trans>
          </Link>
        )}
        <Button size="xl" onClick={onLeave}>
          <Trans>Back to home</Trans>
        </Button>
      </div>
    </section>
  )
}
