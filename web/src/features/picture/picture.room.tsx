import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { holdWakeLock } from '../../lib/media/holdWakeLock.ts'
import type { Media } from '../../lib/media/joinRoom.ts'
import { showStats } from '../../lib/media/nimboStats.ts'
import type { MediaParticipant } from '../../lib/media/participants.ts'
import type { ElementEvent, PlayerFace } from '../../lib/media/player.state.ts'
import { watch } from '../../lib/media/watch.ts'
import type { RoomFeature, RoomSlice, Tile } from '../../room/feature.ts'
import { getRoomToken, isRefusal } from '../../room/room.queries.ts'
import { useRoom, useSlice } from '../../room/useRoom.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

interface PictureState {
  face: PlayerFace
  /** Fetches new tokens after the viewer asked to watch here again. */
  media: Media | undefined
  participants: readonly MediaParticipant[]
}

const slice: RoomSlice<PictureState> = { name: 'picture', initial: { face: 'connecting', media: undefined, participants: [] } }

/** Watching: the people in the picture, and why there is none. */
export const picture: RoomFeature<PictureState> = {
  ...slice,
  slots: { background: { audience: Watching }, notice: { audience: PictureNotice } },
}

/** Receives the room's pictures for as long as the room is open. */
function Watching() {
  const room = useRoom()
  const fresh = useSlice(slice, (state) => state.media)
  const media = fresh ?? room.entered.media

  useEffect(() => {
    const change = (part: Partial<PictureState>) => {
      room.update(slice, (state) => ({ ...state, ...part }))
      const { face, participants } = room.read(slice)
      room.setCore({ tiles: participants.map((participant) => tileOf(participant, face, received.element)) })
    }
    const received = watch({
      media,
      refresh: async () => (await getRoomToken(room.address.stream)).media,
      isRefusal,
      onParticipants: (participants) => change({ participants }),
      onFace: (face) => change({ face }),
    })
    const hideStats = showStats(received.stats)
    return () => {
      hideStats()
      received.close()
      room.update(slice, ({ media: kept }) => ({ ...slice.initial, media: kept }))
      room.setCore({ tiles: [] })
    }
  }, [media, room])
  useEffect(holdWakeLock, [])
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
            {face === 'connecting' && <Trans>Connecting…</Trans>}
            {face === 'waiting' && <Trans>Waiting for the host…</Trans>}
            {face === 'stalled' && <Trans>Buffering…</Trans>}
            {face === 'elsewhere' && <Trans>You’re watching this live on another device or tab</Trans>}
          </p>
        )}
      </div>
      {face === 'elsewhere' && (
        <Button variant="glass" size="md" onClick={watchHere}>
          <Trans>Watch here</Trans>
        </Button>
      )}
      {face === 'blocked' && (
        // The touch that lets it play lets it be heard, too.
        <Button variant="glass" size="md" data-testid="tap-to-play" onClick={() => room.setCore({ soundOn: true })}>
          <Icon name="play" size={18} />
          <Trans>Tap to play</Trans>
        </Button>
      )}
    </div>
  )
}
