import { CommonRefusals, Live, Refusal, refusalOf } from '@nimbo/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { checkLive, enterRoom } from './live.queries.ts'
import type { EnteredRoom, RoomAddress } from './live.queries.ts'

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
  const [entry, setEntry] = useState<Entry>({ step: 'checking' })
  const [attempt, setAttempt] = useState(0)
  /** An answer that arrives after leaving, or after a newer attempt, belongs to nobody. */
  const current = useRef(0)

  const enter = useCallback(
    async (turn: number, password: string) => {
      const next = await enterRoom({ liveuid, stream }, password).then(
        (room): Entry => ({ step: 'in', room, since: Date.now() }),
        password === '' ? entryAfter : entryAfterPassword,
      )
      if (turn === current.current) setEntry(next)
    },
    [liveuid, stream],
  )

  useEffect(() => {
    const turn = (current.current += 1)
    const settle = (next: Entry) => turn === current.current && setEntry(next)
    checkLive({ liveuid, stream }).then(
      ({ type }) => (type === 1 ? settle({ step: 'password', busy: false }) : enter(turn, '')),
      (e: unknown) => settle(entryAfter(e)),
    )
    return () => void (current.current += 1)
  }, [liveuid, stream, attempt, enter])

  const retry = useCallback(() => {
    setEntry({ step: 'checking' })
    setAttempt((n) => n + 1)
  }, [])
  const tryPassword = (password: string) => {
    setEntry({ step: 'password', busy: true })
    void enter(current.current, password)
  }
  return { entry, tryPassword, retry }
}
