import { Trans } from '@lingui/react/macro'
import type { WatchState } from '../../lib/media/watch.ts'
import { Button } from '../../ui/Button.tsx'

/** Says why there is no moving picture, and nothing while there is one. */
export function PictureNotice({ picture, onWatchHere }: { picture: WatchState; onWatchHere: () => void }) {
  if (picture === 'playing' || picture === 'refused') return null
  return (
    <div className="live-notice" role="status">
      <p className="glass">
        {picture === 'connecting' && <Trans>Connecting…</Trans>}
        {picture === 'waiting' && <Trans>Waiting for the host…</Trans>}
        {picture === 'stalled' && <Trans>Buffering…</Trans>}
        {picture === 'elsewhere' && <Trans>You’re watching this live on another device or tab</Trans>}
      </p>
      {picture === 'elsewhere' && (
        <Button variant="glass" size="md" onClick={onWatchHere}>
          <Trans>Watch here</Trans>
        </Button>
      )}
    </div>
  )
}
