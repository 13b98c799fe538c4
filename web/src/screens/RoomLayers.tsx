import { useEffect } from 'react'
import { queryClient } from '../lib/queryClient.ts'
import { useSession } from '../lib/session.ts'
import { useCore, useRoom } from '../room/useRoom.ts'
import { whenOpened } from '../ui/whenOpened.tsx'
import { useLeavingReceipt } from './useLeavingReceipt.ts'

declare module '../room/feature.ts' {
  interface RoomPanels {
    recharge: true
  }
}

const RoomRecharge = whenOpened(async () => (await import('./RoomRecharge.tsx')).RoomRecharge)

/** Parts of a room that one feature opens and another feature has. */
export function RoomLayers() {
  const room = useRoom()
  useLeavingReceipt()
  const open = useCore(({ panels }) => panels.includes('recharge'))
  const floating = useCore((core) => core.floating)
  useEffect(() => {
    // A viewer who pays on another page comes back to their selection, not to the packs.
    if (floating) room.showPanel('recharge', false)
  }, [room, floating])
  function onOpenChange(isOpen: boolean) {
    room.showPanel('recharge', isOpen)
    // Paid here or on another page: what is under it counts with what there is now.
    if (!isOpen) void queryClient.invalidateQueries({ queryKey: ['profile', useSession.getState().uid] })
  }
  return <RoomRecharge open={open && !floating} onOpenChange={onOpenChange} />
}
