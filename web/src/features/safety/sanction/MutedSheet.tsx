import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.ts'
import { useTellHere } from '../../../lib/toldHere.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { sanctionsQuery } from './sanction.queries.ts'
import { SanctionFacts, SanctionHead, SanctionLine } from './SanctionFacts.tsx'
import { useSanctionText } from './useSanctionText.ts'

interface MutedSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Reason I cannot write here, the end of it, and what I can do about it. */
export function MutedSheet({ open, onOpenChange }: MutedSheetProps) {
  const { title } = useSanctionText()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title({ act: 'mute' })} titleHidden>
      {open && <Muted onClose={() => onOpenChange(false)} />}
    </Sheet>
  )
}

function Muted({ onClose }: { onClose: () => void }) {
  const { address } = useRoom()
  const uid = useSession((session) => session.uid)
  const { data, isError, refetch } = useInfiniteQuery({ ...sanctionsQuery(uid, useLanguage()), staleTime: 0 })
  const sanction = data?.pages[0]?.list.find(
    ({ act, state, liveuid, scope }) => act === 'mute' && state === 'active' && (scope === 'all' || liveuid === address.liveuid),
  )
  useTellHere(sanction && `/sanction?id=${sanction.id}`)
  if (isError && !data) return <ErrorState onReload={() => void refetch()} />
  return (
    <div data-testid="muted">
      {sanction ? (
        <>
          <SanctionHead sanction={sanction} />
          <SanctionFacts sanction={sanction} />
          <SanctionLine sanction={sanction} />
        </>
      ) : (
        <Skeleton className="mx-4 h-44" />
      )}
      <div className="sanction-foot">
        {sanction && sanction.appeal_until > 0 && (
          <Link to="/appeal" search={{ subject: 'sanction', id: sanction.id }} className="sanction-link" data-variant="quiet">
            <Trans comment="Button: ask for a decision to be reviewed">Appeal</Trans>
          </Link>
        )}
        <Button size="xl" onClick={onClose}>
          <Trans>Got it</Trans>
        </Button>
      </div>
    </div>
  )
}
