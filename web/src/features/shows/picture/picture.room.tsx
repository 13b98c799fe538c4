import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { holdWakeLock } from '../../../lib/media/holdWakeLock.ts'
import { showStats } from '../../../lib/media/nimboStats.ts'
import type { MediaParticipant } from '../../../lib/media/participants.ts'
import type { ElementEvent, PlayerFace } from '../../../lib/media/player.state.ts'
import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature, Tile } from '../../../room/feature.ts'
import { getRoomToken } from '../../../room/room.queries.ts'
import { adoptMedia, openMedia } from '../../../room/roomMedia.ts'
import type { RoomMedia } from '../../../room/roomMedia.ts'
import { chooseSound } from '../../../room/sound.ts'
import { useRoom, useSlice } from '../../../room/useRoom.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { pictureSlice as slice } from './picture.state.ts'
import type { PictureState } from './picture.state.ts'
import { PictureStatus } from './PictureStatus.tsx'

const fetchDrawings = () => import('./PictureDrawings.tsx')
const PictureRows = lazyDrawing(async () => (await fetchDrawings()).PictureRows)
const PlayerBar = lazyDrawing(async () => (await fetchDrawings()).PlayerBar)

/** Watching: the people in the picture, and why there is none. */
export const picture: RoomFeature<PictureState> = {
  ...slice,
  slots: {
    background: { audience: Watching },
    notice: { audience: PictureNotice },
    more: { audience: PictureRows, order: 15 },
    player: { audience: PlayerBar },
  },
}

/** Receives the room's pictures for as long as the room is open. */
function Watching() {
  const room = useRoom()
  const media = useSlice(slice, (state) => state.media)
  const listening = useSlice(slice, (state) => state.listening)
  const watched = useRef<RoomMedia>(undefined)

  useEffect(() => {
    const change = (part: Partial<PictureState>) => {
      room.update(slice, (state) => ({ ...state, ...part }))
      const { face, participants } = room.read(slice)
      room.setCore({ tiles: participants.map((participant) => tileOf(participant, face, received.element)) })
    }
    const received = media ? openMedia(room.address.stream, media) : adoptMedia(room.entered)
    received.setListening(room.read(slice).listening)
    received.follow({
      onParticipants: (participants) => change({ participants }),
      onFace: (face) => change({ face }),
      onRoom: (connection) => room.setCore({ media: connection }),
    })
    watched.current = received
    const hideStats = showStats(received.stats)
    return () => {
      hideStats()
      received.close()
      room.update(slice, ({ media: kept, listening: chosen }) => ({ ...slice.initial, media: kept, listening: chosen }))
      room.setCore({ tiles: [], media: undefined })
    }
  }, [media, room])
  useEffect(() => watched.current?.setListening(listening), [listening])
  // Audio alone lets the screen go dark.
  useEffect(() => (listening ? undefined : holdWakeLock()), [listening])
  return null
}

function tileOf(participant: MediaParticipant, face: PlayerFace, onElement: (event: ElementEvent) => void): Tile {
  if (participant.role !== 'anchor') return { ...participant, shown: participant.tracks.includes('camera') }
  return { ...participant, shown: face === 'playing' || face === 'stalled', onElement }
}

/** Says why there is no moving picture, and nothing while there is one. */
function PictureNotice() {
  const room = useRoom()
  const face = useSlice(slice, (state) => state.face)
  const watchHere = () => {
    getRoomToken(room.address.stream).then(
      ({ media }) => room.update(slice, (state) => ({ ...state, media })),
      () => undefined,
    )
  }
  return (
    <div className="room-notice">
      {/* Stays when it says nothing: a region that comes with its text is not spoken. */}
      <div role="status">
        {face !== 'playing' && face !== 'blocked' && face !== 'refused' && (
          <p className="glass">
            <PictureStatus face={face} />
          </p>
        )}
      </div>
      {face === 'listening' && (
        <Button
          variant="glass"
          size="md"
          data-testid="show-video"
          onClick={() => room.update(slice, (state) => ({ ...state, listening: false }))}
        >
          <Trans>Show video</Trans>
        </Button>
      )}
      {face === 'elsewhere' && (
        <Button variant="glass" size="md" onClick={watchHere}>
          <Trans>Watch here</Trans>
        </Button>
      )}
      {face === 'blocked' && (
        // The touch that lets it play lets it be heard, too.
        <Button variant="glass" size="md" data-testid="tap-to-play" onClick={() => chooseSound(room, true)}>
          <Icon name="play" size={18} />
          <Trans>Tap to play</Trans>
        </Button>
      )}
    </div>
  )
}
