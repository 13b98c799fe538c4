import { useEffect, useRef, useState } from 'react'
import type { RouterHistory } from '@tanstack/react-router'
import { appHistory, layerDepth } from './appHistory.ts'

interface Layer {
  close: () => void
}

/** Layers over the screen, the top one last. */
const open: Layer[] = []

/** A screen that goes takes its layers along, one that comes may bring some: before, it is not known which entries stand for nothing. */
const SCREEN_COMES_MS = { ahead: 1000, back: 300 }
/** A browser that refuses to move says nothing. One that is busy takes its time: asked a second time it would leave the screen as well. */
const LONGEST_MOVE_MS = 3000

let moving: Promise<void> | undefined
/** A step back over an entry that stands for nothing: what has opened meanwhile stays. */
let isTidying = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Keeps one history entry for each open layer, so that back closes the top one and leaves the screen only when there is none. */
export function bindLayersToHistory(history: RouterHistory): void {
  // A navigation that meets a step back on its way would be undone by it.
  for (const name of ['push', 'replace'] as const) {
    const navigate = history[name]
    history[name] = (...to) => void (moving ? moving.then(() => navigate(...to)) : navigate(...to))
  }
  // A question before leaving is about the screen: closing a layer over it is not leaving.
  const { block } = history
  history.block = (blocker) =>
    block({
      ...blocker,
      blockerFn: async (move) => {
        if (move.currentLocation.href === move.nextLocation.href) return false
        const isBlocked = await blocker.blockerFn(move)
        if (isBlocked && move.action !== 'PUSH' && move.action !== 'REPLACE') awaitMove()
        return isBlocked
      },
    })
}

/** For a mounted router, as `watchHistory` is. */
export function watchLayers(): () => void {
  const history = appHistory()
  let href = history?.location.href
  const stop = history?.subscribe(({ action, location }) => {
    const isAhead = action.type === 'PUSH' || action.type === 'REPLACE'
    if (!isAhead && !isTidying) for (const layer of open.slice(layerDepth()).toReversed()) layer.close()
    settleIn(location.href === href ? 0 : isAhead ? SCREEN_COMES_MS.ahead : SCREEN_COMES_MS.back)
    href = location.href
  })
  return () => stop?.()
}

function settleIn(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(settle, ms)
}

/** An entry too few is added, one too many is left: that of a layer closed by other means, or of a screen that was left with it. */
function settle(): void {
  clearTimeout(timer)
  const history = appHistory()
  if (!history || moving) return
  const depth = layerDepth()
  const { href, state } = history.location
  if (depth < open.length) history.push(href, { ...state, layer: depth + 1 }, { ignoreBlocker: true })
  else if (depth > open.length) {
    isTidying = true
    awaitMove()
    history.go(open.length - depth, { ignoreBlocker: true })
  }
}

/** Until the browser has moved, an entry would be added to the wrong one. */
function awaitMove(): void {
  const moved = new Promise<boolean>((done) => {
    window.addEventListener('popstate', () => done(true), { once: true })
    setTimeout(done, LONGEST_MOVE_MS, false)
  })
  moving = moved.then((hasMoved) => {
    moving = undefined
    isTidying = false
    if (hasMoved) settle()
  })
}

function openLayer(layer: Layer): () => void {
  open.push(layer)
  settle()
  return () => {
    open.splice(open.indexOf(layer), 1)
    settleIn(0)
  }
}

/** For a phone's own back button. False when there is nothing to close. */
export function closeTopLayer(): boolean {
  const top = open.at(-1)
  top?.close()
  return top !== undefined
}

/** The control that was pressed last: Safari gives no focus to a pressed button. */
let pressed: WeakRef<HTMLElement> | undefined
if (typeof document !== 'undefined') {
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('a, button, [role="button"], [role="radio"], [tabindex]') : null
    if (control && !control.closest('[role="dialog"]')) pressed = new WeakRef(control)
  }
  document.addEventListener('click', note, { capture: true })
}

const isThere = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body && element.getClientRects().length > 0

/** Opener of a layer: the element that has the focus, else the one that was pressed. */
function openerOf(): HTMLElement | undefined {
  const held = document.activeElement
  if (isThere(held)) return held
  const control = pressed?.deref()
  return isThere(control) ? control : undefined
}

/** One opening of a layer, and what it was opened with. */
export interface Opening {
  opener: HTMLElement | undefined
}

/** Layers over a screen: back closes the top one, and the focus returns to its opener. */
export function useLayer(isOpen: boolean, onOpenChange: (open: boolean) => void) {
  const [wasOpen, setWasOpen] = useState(false)
  const [opening, setOpening] = useState<Opening>()
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    // Before anything inside takes the focus.
    if (isOpen) setOpening({ opener: openerOf() })
  }
  const change = useRef(onOpenChange)
  useEffect(() => {
    change.current = onOpenChange
  })
  useEffect(() => {
    if (!isOpen) return
    return openLayer({ close: () => change.current(false) })
  }, [isOpen])
  const opener = opening?.opener
  return { opening, finalFocus: () => (isThere(opener) ? opener : true) }
}
