import { readRecord, writeStored } from './storage.ts'

/** The room an anonymous person wanted to enter. */
export interface PendingRoom {
  liveuid: number
  stream: string
}

const streamName = /^\d{1,10}_\d{1,12}$/

/** Records without a room address count as none. */
export function readPendingRoom(raw: Record<string, unknown>): PendingRoom | undefined {
  const { liveuid, stream } = raw
  if (!Number.isSafeInteger(liveuid) || typeof stream !== 'string' || !streamName.test(stream)) return undefined
  return { liveuid: liveuid as number, stream }
}

export function storePendingRoom({ liveuid, stream }: PendingRoom): void {
  writeStored('pending-room', JSON.stringify({ liveuid, stream }))
}

export function clearPendingRoom(): void {
  writeStored('pending-room', null)
}

/** The record is used up by reading it, so that a reload does not enter the room again. */
export function takePendingRoom(): PendingRoom | undefined {
  const room = readRecord('pending-room', readPendingRoom)
  clearPendingRoom()
  return room
}
