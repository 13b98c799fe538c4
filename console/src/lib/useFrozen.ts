import { useState } from 'react'

/** The value as it was when it was frozen: what stands behind an open dialog does not move. */
export function useFrozen<T>(value: T, frozen: boolean): T {
  const [kept, setKept] = useState(value)
  if (!frozen && kept !== value) setKept(value)
  return frozen ? kept : value
}
