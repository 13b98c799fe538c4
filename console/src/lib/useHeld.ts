import { useState } from 'react'

/** The value as it was when it began to be held: what stands behind a question does not move until it is answered. */
export function useHeld<T>(value: T, held: boolean): T {
  const [kept, setKept] = useState(value)
  if (!held && kept !== value) setKept(value)
  return held ? kept : value
}
