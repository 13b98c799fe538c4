import { readPendingRoom, type PendingRoom } from '../../lib/pendingRoom.ts'
import { readRecord, writeStored } from '../../lib/storage.ts'

/** The room somebody recharges for. Kept on the device: on the way lies a provider's page, or a reload. */
export function keepPayRoom({ liveuid, stream }: Partial<PendingRoom>): void {
  writeStored('pay-room', liveuid !== undefined && stream !== undefined ? JSON.stringify({ liveuid, stream }) : null)
}

export const payRoom = (): PendingRoom | undefined => readRecord('pay-room', readPendingRoom)
