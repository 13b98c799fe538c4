import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { CameraState } from './useCamera.ts'

/** State of a camera that is not ready, and the remedy. */
export function CameraNotice({ state, onAskAgain }: { state: Exclude<CameraState, 'ready'>; onAskAgain: () => void }) {
  const { t } = useLingui()
  const faces: Record<typeof state, { title: string; text: string }> = {
    asking: { title: t`Allow camera and microphone`, text: t`Tap Allow when your browser asks. Viewers won’t see you until you go live.` },
    denied: {
      title: t`Camera and microphone are blocked`,
      text: t`Allow both in your browser’s site settings, then try again.`,
    },
    missing: { title: t`No camera found`, text: t`Connect a camera and a microphone, then try again.` },
    busy: { title: t`The camera is in use`, text: t`Close other apps that use the camera, then try again.` },
    insecure: { title: t`Camera needs a secure connection`, text: t`Open Nimbo from an https:// address.` },
  }
  const { title, text } = faces[state]
  return (
    <section className="room-card" role={state === 'asking' ? undefined : 'alert'}>
      <Icon name="camera" size={36} />
      <h2>{title}</h2>
      <p>{text}</p>
      {state !== 'asking' && state !== 'insecure' && (
        <Button onClick={onAskAgain}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </section>
  )
}
