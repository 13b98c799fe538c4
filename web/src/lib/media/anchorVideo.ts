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
