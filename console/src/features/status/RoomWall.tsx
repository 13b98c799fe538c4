import { EmptyState } from '@nimbo/web/ui/EmptyState.tsx'
import { useState } from 'react'
import { SearchField } from '../../ui/SearchField.tsx'
import { RoomDialog } from './RoomDialog.tsx'
import { findRooms } from './findRooms.ts'
import type { RoomNow } from './status.queries.ts'

const pictures = { 0: '', 1: 'password', 2: 'paid', 3: 'timed' } as const
const types = { 0: 'public', 1: 'password', 2: 'paid', 3: 'per minute' } as const

interface RoomWallProps {
  rooms: readonly RoomNow[]
  words: string
  onWords: (words: string) => void
}

export function RoomWall({ rooms, words, onWords }: RoomWallProps) {
  const found = findRooms(rooms, words)
  const [shown, setShown] = useState<RoomNow>()
  return (
    <>
      <div className="py-3.5">
        <SearchField label="Filter rooms" placeholder="Host, ID, stream or title" words={words} onWords={onWords} />
      </div>
      {found.length === 0 ? (
        <EmptyState picture="live" title={rooms.length === 0 ? 'No live rooms' : 'No results'} />
      ) : (
        <ul aria-label="Live rooms" className="grid grid-cols-[repeat(auto-fill,minmax(190px,1fr))] gap-2.5 pbe-6">
          {found.map((room) => (
            <RoomCell key={room.stream} room={room} onOpen={() => setShown(room)} />
          ))}
        </ul>
      )}
      {shown && <RoomDialog room={shown} type={types[shown.type]} onClose={() => setShown(undefined)} />}
    </>
  )
}

function RoomCell({ room, onOpen }: { room: RoomNow; onOpen: () => void }) {
  const picture = pictures[room.type]
  return (
    <li className="relative h-[218px] overflow-hidden rounded-md bg-raised text-v-text shadow-1 [background:var(--banner)]">
      {room.thumb && <img src={room.thumb} alt="" className="absolute inset-0 size-full object-cover object-[50%_35%]" />}
      <span className="absolute inset-0 rounded-[inherit] [background:var(--wall-shade)] shadow-[inset_0_0_0_1px_var(--w-10)]" />
      <div className="absolute inset-x-2 inset-bs-2 flex items-center gap-1.5">
        <span className="rounded-[6px] px-2 text-[10.5px] leading-5 font-extrabold text-on-accent [background:var(--accent-grad)]">
          LIVE
        </span>
        {picture && <img src={`/art/room-${picture}.svg`} alt={types[room.type]} className="size-5" />}
        <span className="ms-auto text-[12px] leading-4 font-bold tabular-nums [text-shadow:var(--sh-text)]">
          {room.nums.toLocaleString('en')} <span className="font-medium">watching</span>
        </span>
      </div>
      <div className="absolute inset-x-2.5 inset-be-2">
        <b className="block truncate text-[14px] leading-[19px] font-bold">
          <bdi>{room.user_nicename}</bdi>
        </b>
        <span className="block truncate text-[12px] leading-4 text-v-text-2">
          <bdi>{room.title}</bdi>
        </span>
        <span className="text-[11px] leading-4 text-v-text-2 tabular-nums">ID {room.uid}</span>
      </div>
      <button
        type="button"
        aria-label={`Details of ${room.user_nicename}`}
        data-testid="open-room"
        onClick={onOpen}
        className="absolute inset-0 rounded-[inherit]"
      />
    </li>
  )
}
