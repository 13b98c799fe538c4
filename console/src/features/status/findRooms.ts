import type { RoomNow } from './status.queries.ts'

type Findable = Pick<RoomNow, 'uid' | 'user_nicename' | 'title' | 'stream' | 'nums'>

/** Fullest rooms first. */
export function findRooms<Room extends Findable>(rooms: readonly Room[], words: string): Room[] {
  const wanted = words.trim().toLowerCase()
  const matches = ({ uid, user_nicename, title, stream }: Room) =>
    String(uid) === wanted ||
    stream.includes(wanted) ||
    user_nicename.toLowerCase().includes(wanted) ||
    title.toLowerCase().includes(wanted)
  return rooms.filter((room) => wanted === '' || matches(room)).toSorted((a, b) => b.nums - a.nums)
}
