import { CommonRefusals, Live, Refusal, refusalOf } from '@nimbo/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { client } from '../../lib/client.ts'
import { enterRoom, useRoomCode } from '../../room/room.queries.ts'
import type { EnteredRoom, RoomAddress } from '../../room/room.queries.ts'

export type PasswordFault = 'wrong' | 'tooMany'
export type Entry =
  | { step: 'checking' }
  | { step: 'password'; fault?: PasswordFault; busy: boolean }
  | { step: 'in'; room: EnteredRoom; since: number }
  | { step: 'refused'; why: 'kicked' | 'ended' | 'own' | 'failed' }

function entryAfter(e: unknown): Entry {
  switch (refusalOf(e, Live.checkLive) ?? refusalOf(e, Live.enterRoom)) {
    case 'Kicked':
      return { step: 'refused', why: 'kicked' }
    case 'RoomEnded':
      return { step: 'refused', why: 'ended' }
    case 'OwnRoom':
      return { step: 'refused', why: 'own' }
    case 'WrongPassword':
      return { step: 'password', fault: 'wrong', busy: false }
    case undefined:
      return { step: 'refused', why: 'failed' }
  }
}

function entryAfterPassword(e: unknown): Entry {
  const tooMany = e instanceof Refusal && e.code === CommonRefusals.TooMany
  return tooMany ? { step: 'password', fault: 'tooMany', busy: false } : entryAfter(e)
}

/** The way into a room: what it takes, the password if it has one, and then the room itself. */
export function useRoomEntry({ liveuid, stream }: RoomAddress) {
  useRoomCode()
  const [entry, setEntry] = useState<Entry>({ step: 'checking' })
  /** Answers that arrive after leaving, or after a newer attempt, are ignored. */
  const turn = useRef(0)

  const settle = useCallback(async (asked: Promise<Entry>) => {
    const mine = (turn.current += 1)
    const next = await asked
    if (mine === turn.current) setEntry(next)
  }, [])

  const enter = useCallback(
    (password: string): Promise<Entry> =>
      enterRoom({ liveuid, stream }, password).then(
        (room): Entry => ({ step: 'in', room, since: Date.now() }),
        password === '' ? entryAfter : entryAfterPassword,
      ),
    [liveuid, stream],
  )

  const check = useCallback(
    (): Promise<Entry> =>
      client
        .call(Live.checkLive, { liveuid, stream })
        .then(({ type }) => (type === 1 ? { step: 'password', busy: false } : enter('')), entryAfter),
    [liveuid, stream, enter],
  )

  useEffect(() => {
    void settle(check())
    return () => void (turn.current += 1)
  }, [settle, check])

  const retry = useCallback(() => {
    setEntry({ step: 'checking' })
    void settle(check())
  }, [settle, check])
  const tryPassword = (password: string) => {
    setEntry({ step: 'password', busy: true })
    void settle(enter(password))
  }
  return { entry, tryPassword, retry }
}
