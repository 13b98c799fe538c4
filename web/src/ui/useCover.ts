import { type RefObject, useEffect } from 'react'

/** For an element that covers those beside it: focus moves to it, and what it covers is out of reach until it goes. */
export function useCover(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => (ref.current ? coverSiblings(ref.current) : undefined), [ref])
}

function coverSiblings(element: HTMLElement): () => void {
  const before = document.activeElement
  const parent = element.parentElement
  const covered = new Set<HTMLElement>()
  const cover = () => {
    for (const other of parent?.children ?? []) {
      if (!(other instanceof HTMLElement) || other === element || other.inert) continue
      other.inert = true
      covered.add(other)
    }
  }
  cover()
  // Also what is drawn beside it later.
  const watching = new MutationObserver(cover)
  if (parent) watching.observe(parent, { childList: true })
  element.focus()
  return () => {
    watching.disconnect()
    for (const other of covered) other.inert = false
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }
}
