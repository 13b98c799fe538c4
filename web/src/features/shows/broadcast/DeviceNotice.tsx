import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import type { Camera } from './useCamera.ts'

interface DeviceNoticeProps {
  camera: Camera
  /** The uplink carries no picture. */
  soundOnly: boolean
}

/** Says on air what viewers do not get. What the system muted or the uplink did not carry comes back by itself; what ended is asked for again. */
export function DeviceNotice({ camera: { stream, camera, microphone, changing, askAgain }, soundOnly }: DeviceNoticeProps) {
  const isUnseen = stream !== undefined && !changing && camera !== 'live'
  const isUnheard = stream !== undefined && microphone !== 'live'
  return (
    <div className="room-notice">
      <div role="status">
        {soundOnly && !isUnseen && !isUnheard && (
          <p className="glass" data-testid="sound-only">
            <Trans>Weak connection: viewers can only hear you. Your video returns when it improves.</Trans>
          </p>
        )}
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
