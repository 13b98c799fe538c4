import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../lib/session.ts'
import { lazyDrawing } from '../../room/feature.ts'
import type { RoomFeature } from '../../room/feature.ts'
import { useRoom } from '../../room/useRoom.ts'
import { blockedQuery } from './block.queries.ts'

const BlockAction = lazyDrawing(async () => (await import('./BlockAction.tsx')).BlockAction)

/** Blocks people and hides what they say. */
export const block: RoomFeature = {
  name: 'block',
  slots: {
    background: { audience: KnownBlocked, anchor: KnownBlocked },
    person: { audience: BlockAction, anchor: BlockAction, order: 20 },
  },
}

/** Tells the room whom I blocked, on entering and whenever it changes. */
function KnownBlocked() {
  const room = useRoom()
  const { data: uids } = useQuery(blockedQuery(useSession((session) => session.uid)))
  useEffect(() => {
    if (uids) room.block(uids)
  }, [uids, room])
  return null
}
