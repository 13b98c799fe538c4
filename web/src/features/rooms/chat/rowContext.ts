import { createContext } from 'react'

interface RowContext {
  me: number
  /** A line can be chosen, to answer it, translate it, pin it or take it away. */
  canChoose: (uid: number) => boolean
  /** With the arrows one reaches words, not only names. */
  reachesWords: (uid: number) => boolean
  translates: boolean
}

/** Shared data of rows, read once by the list: hundreds of rows subscribe to nothing, and touches are answered by the list. */
export const RowContext = createContext<RowContext>({ me: 0, canChoose: () => false, reachesWords: () => false, translates: false })
