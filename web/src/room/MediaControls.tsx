import { useEffect } from 'react'
import { coverSources } from '@nimbo/contract'
import { anchorVideo } from '../lib/media/anchorVideo.ts'
import { showMediaSession } from '../lib/media/mediaSession.ts'
import { chooseSound } from './sound.ts'
import { useRoom } from './useRoom.ts'

/** The system's own controls, for whoever listens with the screen off. */
export function MediaControls() {
  const room = useRoom()
  const { title, user_nicename: artist, thumb } = room.entered.room
  useEffect(() => {
    const artwork = thumb && new URL(coverSources(thumb).src, location.href).href
    return showMediaSession(
      { title: title || artist, artist, artwork },
      {
        play: () => {
          chooseSound(room, true)
          anchorVideo()
            .play()
            .catch(() => undefined)
        },
        // A muted element loses its controls on the lock screen; a page that is seen goes on by itself.
        pause: () => (document.hidden ? anchorVideo().pause() : chooseSound(room, false)),
      },
    )
  }, [room, title, artist, thumb])
  return null
}
