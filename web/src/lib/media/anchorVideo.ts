let kept: HTMLVideoElement | undefined

export function createVideo(): HTMLVideoElement {
  const video = document.createElement('video')
  // The attribute as well: a browser decides by it whether the element may play before a touch.
  video.toggleAttribute('muted', true)
  Object.assign(video, { autoplay: true, muted: true, playsInline: true })
  return video
}

/**
 * The one element that draws an anchor, from room to room: a browser lets an element be heard that a touch has started, and a new
 * one would have to be touched again.
 */
export const anchorVideo = (): HTMLVideoElement => (kept ??= createVideo())

/**
 * Taps on links to rooms: an iPhone lets an element be heard that was told to play with sound while the finger lifted, and has forgotten
 * the tap by the time a picture comes. What it returns ends it.
 */
export function allowSoundByTap(): () => void {
  const stopped = new AbortController()
  document.addEventListener('click', allow, { signal: stopped.signal, capture: true })
  return () => stopped.abort()
}

function allow({ target }: Event): void {
  const video = anchorVideo()
  // An element in a room plays already.
  if (video.isConnected || !(target instanceof Element) || !target.closest('a[href^="/liveAudience"]')) return
  video.srcObject = new MediaStream()
  video.muted = false
  video.play().catch(() => undefined)
}
