import { useState } from 'react'
import { findRooms } from './findRooms.ts'
import { RoomCell } from './RoomCell.tsx'
import type { RoomNow } from './status.queries.ts'

export function RoomWall({ rooms }: { rooms: readonly RoomNow[] }) {
  const [words, setWords] = useState('')
  const found = findRooms(rooms, words)
  return (
    <>
      <input
        type="search"
        value={words}
        onChange={(change) => setWords(change.target.value)}
        aria-label="Filter rooms"
        placeholder="Host, ID, stream or title"
        className="my-3.5 h-10 w-full max-w-[320px] rounded-full bg-raised px-4 text-[14px] shadow-line placeholder:text-text-3"
      />
      {found.length === 0 ? (
        <div className="grid place-items-center py-10 text-center">
          <img src="/art/empty-live.svg" alt="" width={220} height={176} />
          <p className="t-title">{rooms.length === 0 ? 'No live rooms' : 'No results'}</p>
        </div>
      ) : (
        <ul aria-label="Live rooms" className="grid grid-cols-[repeat(auto-fill,minmax(190px,1fr))] gap-2.5 pbe-6">
          {found.map((room) => (
            <RoomCell key={room.stream} room={room} />
          ))}
        </ul>
      )}
    </>
  )
}
