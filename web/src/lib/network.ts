import { create } from 'zustand'

/** One request may be lost on its way; a second in a row means that there is no way. */
const LOST_IN_A_ROW = 2

let lost = 0

/** Reachability of the server, as far as this page knows: the browser is online, and the last requests were answered. */
export const useNetwork = create<{ online: boolean }>()(() => ({ online: isConnected() }))

function isConnected(): boolean {
  return typeof navigator === 'undefined' || navigator.onLine
}

const judge = () => useNetwork.setState({ online: isConnected() && lost < LOST_IN_A_ROW })

/** To be called once. */
export function watchNetwork(): void {
  const changed = () => {
    lost = 0
    judge()
  }
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
}

/** `fetch`, noting whether anything came back. A request that was given up says nothing. */
export async function monitoredFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  try {
    const response = await fetch(...request)
    lost = 0
    if (!useNetwork.getState().online) judge()
    return response
  } catch (error) {
    const given = request[1]?.signal
    const timedOut = (given?.reason as Error | undefined)?.name === 'TimeoutError'
    if (!given?.aborted || timedOut) {
      lost += 1
      judge()
    }
    throw error
  }
}
