import type { RoomDoor } from '@nimbo/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { comingRoom, forgetRoom } from '../../../lib/comingRoom.ts'
import { useRoomCode } from '../../../room/room.queries.ts'
import type { RoomAddress } from '../../../room/room.queries.ts'
import { dropMedia, warmMedia } from '../../../room/roomMedia.ts'
import { checkRoom, enterOpenRoom, passDoor } from './roomEntry.ts'
import type { Entry } from './roomEntry.ts'

/** Wait after which a viewer may ask again or leave; an answer that comes later still opens the room. */
const PATIENCE_MS = 8_000

/** The way into a room: what it takes, the password or the price if it has one, and then the room itself. */
export function useRoomEntry({ liveuid, stream }: RoomAddress) {
  useRoomCode()
  const [entry, setEntry] = useState<Entry>({ step: 'checking' })
  /** Answers that arrive after leaving, or after a newer attempt, are ignored. */
  const turn = useRef(0)

  const settle = useCallback(
    async (asked: Promise<Entry>) => {
      const mine = (turn.current += 1)
      const isMine = () => mine === turn.current
      const giveUp = () => isMine() && setEntry((now) => (now.step === 'checking' ? { step: 'refused', why: 'failed' } : now))
      const late = setTimeout(giveUp, PATIENCE_MS)
      const next = await asked
      clearTimeout(late)
      if (!isMine()) return
      if (next.step === 'in') warmMedia(next.room)
      else comingRoom(stream)?.preview?.close()
      setEntry(next)
    },
    [stream],
  )

  useEffect(() => {
    const room = { liveuid, stream }
    void settle(comingRoom(stream)?.open ? enterOpenRoom(room) : checkRoom(room))
    return () => {
      turn.current += 1
      forgetRoom(stream)
      dropMedia(stream)
    }
  }, [settle, liveuid, stream])

  const retry = useCallback(() => {
    setEntry({ step: 'checking' })
    void settle(checkRoom({ liveuid, stream }))
  }, [settle, liveuid, stream])
  const enter = (door: RoomDoor, password = '') => {
    setEntry({ step: 'door', door, busy: true })
    void settle(passDoor({ liveuid, stream }, door, password))
  }
  return { entry, enter, retry }
}
