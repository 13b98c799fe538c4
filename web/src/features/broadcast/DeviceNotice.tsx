import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import type { Camera } from './useCamera.ts'

/** Says on air what the system did to camera or microphone. What it muted comes back by itself; what ended is asked for again. */
export function DeviceNotice({ camera: { stream, camera, microphone, changing, askAgain } }: { camera: Camera }) {
  const isUnseen = stream !== undefined && !changing && camera !== 'live'
  const isUnheard = stream !== undefined && microphone !== 'live'
  return (
    <div className="room-notice">
      <div role="status">
        {(isUnseen || isUnheard) && (
          <p className="glass">
            {isUnseen ? <Trans>Viewers can’t see you right now</Trans> : <Trans>Viewers can’t hear you right now</Trans>}
          </p>
        )}
      </div>
      {stream !== undefined && !changing && (camera === 'ended' || microphone === 'ended') && (
        <Button variant="glass" size="md" data-testid="reopen-devices" onClick={askAgain}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  )
}
