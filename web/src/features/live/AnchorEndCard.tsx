import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AnchorEndHead } from './AnchorEndHead.tsx'
import { AnchorEndNumbers } from './AnchorEndNumbers.tsx'
import { AnchorEndPoster } from './AnchorEndPoster.tsx'
import { stopInfoQuery } from './live.queries.ts'
import type { OwnShow } from './useAnchorShow.ts'

interface AnchorEndCardProps {
  show: OwnShow
  /** The show ended because the picture was gone too long. */
  lost: boolean
  onAgain: () => void
  onDone: () => void
}

export function AnchorEndCard({ show, lost, onAgain, onDone }: AnchorEndCardProps) {
  const { t } = useLingui()
  const { data: info, status, refetch } = useQuery(stopInfoQuery(show.stream))
  return (
    <>
      <div className="live-veil" />
      <section className="live-end" data-testid="anchor-end-card">
        <span className="live-end-close">
          <IconButton icon="close" look="glass" size={40} label={t`Close`} onClick={onDone} />
        </span>
        {status === 'pending' && <HeadSkeleton />}
        {info && <AnchorEndHead info={info} lost={lost} />}
        <AnchorEndPoster show={show} />
        {status === 'pending' && <Skeleton className="h-38 w-full rounded-lg" />}
        {status === 'error' && <ErrorState onReload={() => void refetch()} />}
        {info && <AnchorEndNumbers info={info} />}
        <div className="live-foot">
          <span className="flex-1">
            <Button variant="glass" size="xl" block onClick={onAgain}>
              <Trans>New live</Trans>
            </Button>
          </span>
          <span className="flex-1">
            <Button size="xl" block data-testid="end-done" onClick={onDone}>
              <Trans>Done</Trans>
            </Button>
          </span>
        </div>
      </section>
    </>
  )
}

function HeadSkeleton() {
  return (
    <div className="live-end-head" aria-hidden="true">
      <Skeleton className="mbs-3 h-7 w-52" />
      <Skeleton className="mbs-2 h-4 w-60" />
    </div>
  )
}
