interface PictureStats {
  framesDecoded: number
}
interface RoomStats {
  /** Events passed over because they are unknown here or not as declared. */
  dropped: number
  redraws: Readonly<Record<string, number>>
}

declare global {
  interface Window {
    /** Frames the receiver of the picture really decoded, for journeys that must not trust the page alone. */
    __nimboStats?: () => Promise<PictureStats>
    __nimboRoom?: () => RoomStats
  }
}

export function showStats(read: () => Promise<PictureStats>): () => void {
  window.__nimboStats = read
  return () => {
    if (window.__nimboStats === read) delete window.__nimboStats
  }
}

export function showRoomStats(read: () => RoomStats): () => void {
  window.__nimboRoom = read
  return () => {
    if (window.__nimboRoom === read) delete window.__nimboRoom
  }
}
