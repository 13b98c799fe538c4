import { useState } from 'react'
import type { CSSProperties } from 'react'
import { useShape } from './useShape.ts'

const gap = 8

/**
 * Where a menu stands on a wide screen: under the control that has the focus, or over it when it is low on the screen. Without a
 * focused control (Safari gives none to a pressed button) there is no place, and the menu is a dialog.
 */
export function useMenuPlace(open: boolean): CSSProperties | undefined {
  const wide = useShape('tablet')
  const [wasOpen, setWasOpen] = useState(false)
  const [place, setPlace] = useState<CSSProperties>()
  if (open !== wasOpen) {
    setWasOpen(open)
    // A menu that is closing stays where it is until it is gone.
    if (open) setPlace(placeBeside(document.activeElement))
  }
  return wide ? place : undefined
}

function placeBeside(control: Element | null): CSSProperties | undefined {
  if (!control || control === document.body) return undefined
  const { left, right, top, bottom } = control.getBoundingClientRect()
  const { innerWidth: width, innerHeight: height } = window
  const below = height - bottom >= top
  const atRight = (left + right) / 2 > width / 2
  return {
    ...(below ? { top: bottom + gap, maxHeight: height - bottom - 2 * gap } : { bottom: height - top + gap, maxHeight: top - 2 * gap }),
    ...(atRight ? { right: Math.max(gap, width - right) } : { left: Math.max(gap, left) }),
  }
}
