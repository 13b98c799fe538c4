import { useState } from 'react'
import type { CSSProperties } from 'react'
import type { Opening } from './layers.ts'
import { useShape } from './useShape.ts'

const gap = 8

/** Place of a menu on a wide screen: under the control that opened it, or over it when it is low on the screen. */
export function useMenuPlace(opening: Opening | undefined): CSSProperties | undefined {
  const wide = useShape('tablet')
  const [placed, setPlaced] = useState<{ opening: Opening | undefined; place: CSSProperties | undefined }>()
  // Once for each opening: a menu that is closing stays where it is until it is gone.
  if (placed?.opening !== opening) setPlaced({ opening, place: opening?.opener && placeBeside(opening.opener) })
  return wide ? placed?.place : undefined
}

function placeBeside(control: HTMLElement): CSSProperties {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  const { innerWidth: width, innerHeight: height } = window
  const below = height - bottom >= top
  const atRight = (left + right) / 2 > width / 2
  return {
    ...(below ? { top: bottom + gap, maxHeight: height - bottom - 2 * gap } : { bottom: height - top + gap, maxHeight: top - 2 * gap }),
    ...(atRight ? { right: Math.max(gap, width - right) } : { left: Math.max(gap, left) }),
  }
}
