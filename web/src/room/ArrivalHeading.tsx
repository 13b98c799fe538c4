import { useLayoutEffect, useRef } from 'react'
import type { ComponentProps } from 'react'

/** The heading of what has just come up. It takes the focus, so that whoever listens hears where they are and goes on from there. */
export function ArrivalHeading({ className = '', ...rest }: ComponentProps<'h1'>) {
  const ref = useRef<HTMLHeadingElement>(null)
  // Before anybody can move the focus on.
  useLayoutEffect(() => {
    // A dialog over the room keeps the focus it has.
    if (!document.activeElement?.closest('[role="dialog"]')) ref.current?.focus({ preventScroll: true })
  }, [])
  return <h1 {...rest} ref={ref} tabIndex={-1} className={`outline-none ${className}`} />
}
