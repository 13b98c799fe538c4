import { prepareMedia } from '../../../lib/media/preview.ts'

interface Card {
  stream: string
  place: HTMLElement
}
interface PressListener {
  /** A finger rests on a card: it may be chosen. */
  onPress: (card: Card) => void
  onTap: (card: Card) => void
}

/** A finger that scrolls has moved by then, and would have a preview begun and ended again on every card it touches. */
export const PRESS_MS = 60

/** Fingers on the cards of rooms that anybody may enter. What it returns ends it. */
export function watchPresses({ onPress, onTap }: PressListener): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  let timer: ReturnType<typeof setTimeout> | undefined

  function onDown(event: PointerEvent) {
    const card = cardOf(event)
    clearTimeout(timer)
    if (!card || !event.isPrimary) return
    prepareMedia()
    timer = setTimeout(() => onPress(card), event.pointerType === 'mouse' ? 0 : PRESS_MS)
  }
  function onClick(event: MouseEvent) {
    const card = cardOf(event)
    clearTimeout(timer)
    if (card) onTap(card)
  }
  document.addEventListener('pointerdown', onDown, { signal })
  document.addEventListener('pointercancel', () => clearTimeout(timer), { signal })
  // After the link has said where it leads.
  document.addEventListener('click', onClick, { signal })
  return () => {
    clearTimeout(timer)
    stopped.abort()
  }
}

function cardOf({ target }: Event): Card | undefined {
  const place = target instanceof Element ? target.closest('a')?.querySelector<HTMLElement>('[data-preview]') : undefined
  return place ? { stream: place.dataset['preview']!, place } : undefined
}
