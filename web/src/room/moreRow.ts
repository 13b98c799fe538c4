import { createContext, useContext } from 'react'

export const CloseMore = createContext<() => void>(() => undefined)

/** A row of the sheet behind "More" that does something and closes it. */
export function useMoreRow(act: () => void): () => void {
  const close = useContext(CloseMore)
  return () => {
    act()
    close()
  }
}
