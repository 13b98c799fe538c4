import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Media } from '../../lib/media/joinRoom.ts'
import { showStats } from '../../lib/media/nimboStats.ts'
import type { MediaParticipant } from '../../lib/media/participants.ts'
import { watch } from '../../lib/media/watch.ts'
import type { WatchState } from '../../lib/media/watch.ts'
import type { RoomFeature, RoomSlice, Tile } from '../../room/feature.ts'
import { getRoomToken, isRefusal } from '../../room/room.queries.ts'
import { useRoom, useSlice } from '../../room/useRoom.ts'
import { Button } from '../../ui/Button.tsx'

interface PictureState {
  watching: WatchState
  /** Fetches new tokens after the viewer asked to watch here again. */
  media: Media | undefined
  participants: readonly MediaParticipant[]
}

const slice: RoomSlice<PictureState> = { name: 'picture', initial: { watching: 'connecting', media: undefined, participants: [] } }

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
      if (part.watching === room.read(slice).watching) return
      room.update(slice, (state) => ({ ...state, ...part }))
      const { watching: state, participants } = room.read(slice)
      room.setCore({ tiles: participants.map((participant) => tileOf(participant, state, received.played)) })
    }
    const received = watch({
      media,
      refresh: async () => (await getRoomToken(room.address.stream)).media,
      isRefusal,
      onParticipants: (participants) => change({ participants }),
      onState: (watching) => change({ watching }),
    })
    const hideStats = showStats(received.stats)
    return () => {
      hideStats()
      received.close()
      room.setCore({ tiles: [] })
    }
  }, [media, room])
  return null
}

function tileOf(participant: MediaParticipant, watching: WatchState, onPlaying: () => void): Tile {
  if (participant.role !== 'anchor') return { ...participant, shown: participant.tracks.includes('camera') }
  return { ...participant, shown: watching === 'playing' || watching === 'stalled', onPlaying }
}

/** Says why there is no moving picture, and nothing while there is one. */
function PictureNotice() {
  const room = useRoom()
  const watching = useSlice(slice, (state) => state.watching)
  const watchHere = () => {
    getRoomToken(room.address.stream).then(
      ({ media }) => room.update(slice, (state) => ({ ...state, media })),
      () => undefined,
    )
  }
  if (watching === 'playing' || watching === 'refused') return null
  return (
    <div className="room-notice" role="status">
      <p className="glass">
        {watching === 'connecting' && <Trans>Connecting…</Trans>}
        {watching === 'waiting' && <Trans>Waiting for the host…</Trans>}
        {watching === 'stalled' && <Trans>Buffering…</Trans>}
        {watching === 'elsewhere' && <Trans>You’re watching this live on another device or tab</Trans>}
      </p>
      {watching === 'elsewhere' && (
        <Button variant="glass" size="md" onClick={watchHere}>
          <Trans>Watch here</Trans>
        </Button>
      )}
    </div>
  )
}
