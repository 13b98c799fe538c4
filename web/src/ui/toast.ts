import { create } from 'zustand'

/** Stays until it is taken or put away, unless it has an end of its own. */
export interface Offer {
  take: string
  later: string
  onTake: () => void
  /** For news, which grow old: only the latest of a kind is shown, for so long, and not past the signal. */
  transient?: { id: string; duration: number; signal: AbortSignal }
}
type Show = (text: string, kind: 'plain' | 'error' | Offer) => void

interface Waiting {
  /** The toaster's chunk is loaded with the first toast. */
  wanted: boolean
  show: Show | undefined
  queue: Parameters<Show>[]
}

export const useToasts = create<Waiting>()(() => ({ wanted: false, show: undefined, queue: [] }))

const longestQueue = 5

function say(...notice: Parameters<Show>): void {
  const { show, queue } = useToasts.getState()
  if (show) show(...notice)
  else useToasts.setState({ wanted: true, queue: [...queue, notice].slice(-longestQueue) })
}

/** Called by the Toaster once it is there: says what was said before it came. */
export function connectToasts(show: Show): void {
  const { queue } = useToasts.getState()
  useToasts.setState({ show, queue: [] })
  for (const notice of queue) show(...notice)
}

/** A short notice at the top of the screen. */
export const toast = Object.assign((text: string) => say(text, 'plain'), {
  error: (text: string) => say(text, 'error'),
  offer: (text: string, offer: Offer) => say(text, offer),
})
