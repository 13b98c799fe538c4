import { create } from 'zustand'
import { useHandOver } from './handOverOffer.ts'
import { dropRoom } from './hostedRoom.ts'
import { clearPendingAddress } from './pendingAddress.ts'
import { clearPendingRoom } from './pendingRoom.ts'
import { queryClient } from './queryClient.ts'
import { useSession } from './session.ts'
import { forgetProof } from './stepUp.ts'
import { writeStored } from './storage.ts'
import { takeThirdAttempt } from './thirdAttempt.ts'

/** Number of people who have left this page: screens keyed by it do not outlive the person they were opened for. */
export const useUserGeneration = create<{ count: number }>()(() => ({ count: 0 }))

/**
 * Whichever way a person goes (signing out, code 700, another tab, a link), what was read, kept, typed or proved in their name goes
 * with them before the next screen is drawn. Requests about money stay on the device: they are stored by person, and a payment begun
 * must be found again.
 */
export function clearOnUserChange(): void {
  useSession.subscribe((now, before) => {
    if (before.token === undefined || now.token === before.token) return
    forgetProof()
    if (now.uid === before.uid) return
    void queryClient.cancelQueries()
    queryClient.clear()
    clearPendingRoom()
    clearPendingAddress()
    dropRoom()
    for (const key of ['pay-room', 'cash-account', 'live-setup', 'searches', 'outbox'] as const) writeStored(key, null)
    takeThirdAttempt()
    useHandOver.setState({ offered: undefined })
    useUserGeneration.setState(({ count }) => ({ count: count + 1 }))
  })
}
