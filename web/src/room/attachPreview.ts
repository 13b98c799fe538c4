import { useHostedRoom } from '../lib/hostedRoom.ts'

const playing = ".room-tile[data-role='anchor'] > video[data-shown='true']"

interface Attached {
  stream: string
  /** Place of the start: on a card, or the frame whose pane follows the finger. */
  start: HTMLElement
}

/**
 * Keeps a preview where it is to be seen: where it began, and once `keep` was called over the poster of the room that comes after it.
 * Screens and rooms replace each other as a whole, so it is moved as soon as the page changed, before that is painted.
 */
export function attachPreview(video: HTMLVideoElement, { stream, start }: Attached, onReplaced: () => void) {
  // The shell's element: it outlives screens and the frames of rooms.
  const shell = document.querySelector<HTMLElement>('.shell')!
  const isCard = start.matches('[data-preview]')
  let kept = false
  let arrived = false
  const measure = () => (video.dataset['shape'] = video.videoWidth > video.videoHeight ? 'wide' : 'tall')

  function place() {
    const pane = isCard ? undefined : shell.querySelector(`.swipe-preview[data-stream="${CSS.escape(stream)}"]`)
    if (pane) return put(pane, pane.querySelector('img'))
    if (!kept) return isCard ? put(start, null) : undefined
    const { room, floating } = useHostedRoom.getState()
    // From a card no room is there yet.
    if (!room && !arrived) return
    if (room?.stream !== stream || floating) return onReplaced()
    arrived = true
    video.className = 'room-preview'
    const picture = shell.querySelector('.room-picture')
    if (picture) put(picture, picture.querySelector('.room-poster'))
    else put(shell.querySelector('.room-screen'), null)
    if (shell.querySelector(playing)) onReplaced()
  }
  function put(parent: Element | null, poster: Element | null) {
    if (!parent || video.parentElement === parent) return
    if (poster) poster.after(video)
    else parent.prepend(video)
    // An element that was out of the page is paused.
    void video.play().catch(() => undefined)
  }

  video.className = isCard
    ? 'size-full object-cover object-[50%_30%] transition-opacity duration-base data-[shown=false]:opacity-0'
    : 'room-preview'
  const observer = new MutationObserver(place)
  if (!isCard) observer.observe(start, { childList: true })
  video.addEventListener('resize', measure)
  place()
  return {
    keep() {
      kept = true
      observer.observe(shell, { childList: true, subtree: true, attributeFilter: ['data-shown'] })
    },
    remove() {
      observer.disconnect()
      video.removeEventListener('resize', measure)
      video.remove()
    },
  }
}
