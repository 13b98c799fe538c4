import { useHostedRoom } from '../../lib/hostedRoom.ts'

/** As long as the picture of a room takes to appear: --m-slow. */
const FADE_MS = 240
const playing = ".room-tile[data-role='anchor'] > video[data-shown='true']"

/**
 * Keeps a look where it is to be seen: in the pane that follows the finger, and once `land` was called over the poster of the room that
 * comes after it. Rooms replace each other as a whole, so it is moved as soon as the page changed, before that is painted.
 */
export function attachPreview(video: HTMLVideoElement, { stream, frame }: { stream: string; frame: HTMLElement }, onReplaced: () => void) {
  // The shell's element: it outlives the frame of a room.
  const host = frame.parentElement!
  let landed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const measure = () => (video.dataset['shape'] = video.videoWidth > video.videoHeight ? 'wide' : 'tall')

  function place() {
    const pane = host.querySelector(`.swipe-preview[data-stream="${CSS.escape(stream)}"]`)
    if (pane) return put(pane, pane.querySelector('img'))
    if (!landed) return
    const { room, floating } = useHostedRoom.getState()
    if (room?.stream !== stream || floating) return onReplaced()
    const picture = host.querySelector('.room-picture')
    if (picture) put(picture, picture.querySelector('.room-poster'))
    else put(host.querySelector('.room-screen'), null)
    if (host.querySelector(playing)) timer ??= setTimeout(onReplaced, FADE_MS)
  }
  function put(parent: Element | null, poster: Element | null) {
    if (!parent || video.parentElement === parent) return
    if (poster) poster.after(video)
    else parent.prepend(video)
    // An element that was out of the page is paused.
    void video.play().catch(() => undefined)
  }

  const observer = new MutationObserver(place)
  observer.observe(frame, { childList: true })
  video.addEventListener('resize', measure)
  place()
  return {
    land() {
      landed = true
      observer.observe(host, { childList: true, subtree: true, attributeFilter: ['data-shown'] })
    },
    remove() {
      clearTimeout(timer)
      observer.disconnect()
      video.removeEventListener('resize', measure)
      video.remove()
    },
  }
}
