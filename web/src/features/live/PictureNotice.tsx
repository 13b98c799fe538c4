import { Trans } from '@lingui/react/macro'
import type { WatchState } from '../../lib/media/watch.ts'
import { Button } from '../../ui/Button.tsx'

/** Says why there is no moving picture, and nothing while there is one. */
export function PictureNotice({ picture, onWatchHere }: { picture: WatchState; onWatchHere: () => void }) {
  if (picture === 'playing' || picture === 'refused') return null
  return (
    <div className="live-notice" role="status">
      <p className="glass">
        {picture === 'connecting' && <Trans>Connecting to the picture…</Trans>}
        {picture === 'waiting' && <Trans>Waiting for the host…</Trans>}
        {picture === 'stalled' && <Trans>The picture is held up, one moment…</Trans>}
        {picture === 'elsewhere' && <Trans>This room is playing somewhere else</Trans>}
      </p>
      {picture === 'elsewhere' && (
        <Button variant="glass" size="md" onClick={onWatchHere}>
          <Trans>Watch here</Trans>
        </Button>
      )}
    </div>
  )
}
