import type { Media } from '../../../lib/media/joinRoom.ts'
import type { MediaParticipant } from '../../../lib/media/participants.ts'
import type { PlayerFace } from '../../../lib/media/player.state.ts'
import type { RoomSlice } from '../../../room/feature.ts'

export interface PictureState {
  face: PlayerFace
  /** Fetches new tokens after the viewer asked to watch here again. */
  media: Media | undefined
  participants: readonly MediaParticipant[]
  /** Sound only, chosen by the viewer. */
  listening: boolean
}

export const pictureSlice: RoomSlice<PictureState> = {
  name: 'picture',
  initial: { face: 'connecting', media: undefined, participants: [], listening: false },
}
