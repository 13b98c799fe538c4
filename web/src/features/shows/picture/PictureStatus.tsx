import { Trans } from '@lingui/react/macro'
import type { PlayerFace } from '../../../lib/media/player.state.ts'

/** Reason there is no moving picture. */
export function PictureStatus({ face }: { face: PlayerFace }) {
  switch (face) {
    case 'connecting':
      return <Trans>Connecting…</Trans>
    case 'waiting':
      return <Trans>Waiting for the host…</Trans>
    case 'stalled':
      return <Trans>Buffering…</Trans>
    case 'elsewhere':
      return <Trans>You’re watching this live on another device or tab</Trans>
    case 'listening':
      return <Trans comment="A live is heard without its picture">Audio only</Trans>
    case 'playing':
    case 'blocked':
    case 'refused':
      return null
  }
}
