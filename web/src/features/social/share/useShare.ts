import { useRoom } from '../../../room/useRoom.ts'
import { useShareLink } from '../../../room/useShareLink.ts'

/** The room's address to hand on. */
export function useShare() {
  const { address, entered } = useRoom()
  const { liveuid, stream } = address
  return useShareLink(`/liveAudience?${new URLSearchParams({ liveuid: String(liveuid), stream }).toString()}`, entered.room.title)
}
