import { Trans } from '@lingui/react/macro'
import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'
import { chooseSound } from '../../../room/sound.ts'
import { useCore, useRoom } from '../../../room/useRoom.ts'
import { Icon } from '../../../ui/Icon.tsx'

const SoundRow = lazyDrawing(async () => (await import('./SoundRow.tsx')).SoundRow)

/** Browsers let a page make sound only after a touch: until then the picture plays silently and a tap brings the sound. */
export const sound: RoomFeature = {
  name: 'sound',
  slots: {
    chips: { audience: SoundPill, order: 30 },
    more: { audience: SoundRow, order: 10 },
  },
}

/** Stands only while there is a sound that is not heard. */
function SoundPill() {
  const room = useRoom()
  const isUnheard = useCore(({ soundOn, tiles }) => !soundOn && tiles.some(({ own, tracks }) => !own && tracks.includes('microphone')))
  if (!isUnheard) return null
  return (
    <button type="button" data-testid="sound" className="room-chip hit-44 bg-white text-pink-ink" onClick={() => chooseSound(room, true)}>
      <Icon name="mute" size={15} />
      <Trans>Tap for sound</Trans>
    </button>
  )
}
