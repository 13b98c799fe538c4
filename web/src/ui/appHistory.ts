import type { RouterHistory } from '@tanstack/react-router'

/** The router's history, once the app has started; other pages that share our parts have none, and nothing here moves them. */
let history: RouterHistory | undefined
export const appHistory = (): RouterHistory | undefined => history

interface EntryState {
  __TSR_index?: number
  /** Layers (sheets, dialogs, menus) over the screen. Each has an entry of its own, which back removes. */
  layer?: number
}
const stateNow = (): EntryState => history?.location.state ?? {}

export const layerDepth = (): number => stateNow().layer ?? 0

/** Place of a screen in this tab's history; its layers have the same place. */
export const entryIndex = ({ __TSR_index = 0, layer = 0 }: EntryState = stateNow()): number => __TSR_index - layer

/** Scroll position in which each screen was left. */
const scrolls = new Map<number, { path: string; y: number }>()
const MAX_SCROLLS = 50

/** To be called once, before the first screen is loaded. */
export function trackHistory(router: RouterHistory): RouterHistory {
  history = router
  // A page that is loaded anew opens without its layers.
  if (layerDepth() > 0) router.replace(router.location.href, { ...router.location.state, layer: 0 })
  return router
}

/** For a mounted router: while nobody listens to the history, a router loads what it navigates to by itself, and else it does not. */
export function watchHistory(): () => void {
  const stop = history?.subscribe(({ action }) => {
    if (action.type !== 'PUSH' || layerDepth() > 0) return
    for (const index of scrolls.keys()) if (index >= entryIndex()) scrolls.delete(index)
  })
  return () => stop?.()
}

export function noteScroll(index: number, path: string, y: number): void {
  scrolls.delete(index)
  scrolls.set(index, { path, y })
  if (scrolls.size > MAX_SCROLLS) scrolls.delete(scrolls.keys().next().value!)
}

/** Scroll position in which the screen at this entry was left; a screen that was not there before starts at its top. */
export function scrollLeft(index: number, path: string): number {
  const left = scrolls.get(index)
  return left?.path === path ? left.y : 0
}

/** Back by this many screens, past the layers over the current one. False when this tab has not that many. */
export function stepBack(screens = 1): boolean {
  if (!history || screens < 1 || entryIndex() < screens) return false
  history.go(-screens - layerDepth())
  return true
}
