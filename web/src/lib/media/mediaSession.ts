export interface NowPlaying {
  title: string
  artist: string
  artwork: string
}

/** Says what plays to the system's own controls: lock screen, headset, media keys. What it returns takes it back. */
export function showMediaSession({ title, artist, artwork }: NowPlaying, on: { play: () => void; pause: () => void }): () => void {
  const session = navigator.mediaSession as MediaSession | undefined
  if (!session) return () => undefined
  session.metadata = new MediaMetadata({ title, artist, artwork: artwork ? [{ src: artwork }] : [] })
  session.playbackState = 'playing'
  for (const action of ['play', 'pause'] as const) {
    session.setActionHandler(action, () => {
      session.playbackState = action === 'play' ? 'playing' : 'paused'
      on[action]()
    })
  }
  return () => {
    session.metadata = null
    session.playbackState = 'none'
    for (const action of ['play', 'pause'] as const) session.setActionHandler(action, null)
  }
}
