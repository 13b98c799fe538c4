import { appealSubjects, pageIds } from '@nimbo/contract'
import type { AppealSubjectName, ListType, PageId } from '@nimbo/contract'

type Raw = Record<string, unknown>

/** Thrown for invalid search parameters: the router shows the not-found screen. */
export class BadAddress extends Error {
  override readonly name = 'BadAddress'
}

function readId(raw: Raw, key: string): number {
  const id = Number(raw[key])
  if (!Number.isSafeInteger(id) || id < 1) throw new BadAddress(`${key} is not an id`)
  return id
}

export interface RoomSearch {
  liveuid: number
  stream: string
}

function streamOf({ stream }: Raw): string {
  if (typeof stream !== 'string' || !/^\d{1,10}_\d{1,12}$/.test(stream)) throw new BadAddress('stream is not a show')
  return stream
}

export function roomSearch(raw: Raw): RoomSearch {
  return { stream: streamOf(raw), liveuid: readId(raw, 'liveuid') }
}

export function classSearch(raw: Raw): { liveclassid: number } {
  return { liveclassid: readId(raw, 'liveclassid') }
}

export function personSearch(raw: Raw): { touid: number } {
  return { touid: readId(raw, 'touid') }
}

/** Peer of a conversation; without one, the list of all conversations. */
export function chatSearch(raw: Raw): { touid?: number } {
  return 'touid' in raw ? personSearch(raw) : {}
}

/** People I know, or strangers who wrote. */
export function messageSearch(raw: Raw): { requests?: 1 } {
  return raw['requests'] === '1' ? { requests: 1 } : {}
}

/** Person to report, and the live, the video or the last message of theirs it is about. */
export function reportSearch(raw: Raw): { touid: number; seq?: number; videoid?: number } & Partial<RoomSearch> {
  return {
    touid: readId(raw, 'touid'),
    ...('seq' in raw && { seq: readId(raw, 'seq') }),
    ...('videoid' in raw && { videoid: readId(raw, 'videoid') }),
    ...fromRoomSearch(raw),
  }
}

/** A video, and whose others come after it; without `touid` everybody's. */
export function videoSearch(raw: Raw): { id: number; touid?: number } {
  return { id: readId(raw, 'id'), ...('touid' in raw && { touid: readId(raw, 'touid') }) }
}

/** Decision about me; none: all of them. */
export function sanctionSearch(raw: Raw): { id?: number } {
  return 'id' in raw ? { id: readId(raw, 'id') } : {}
}

export function pageSearch(raw: Raw): { id: PageId } {
  const id = pageIds.find((known) => known === raw['id'])
  if (!id) throw new BadAddress('no page of ours')
  return { id }
}

/** The decision that is appealed. */
export function appealSearch(raw: Raw): { subject: AppealSubjectName; id: number } {
  const subject = appealSubjects.find((known) => known === raw['subject'])
  if (!subject) throw new BadAddress('nothing to appeal')
  return { subject, id: readId(raw, 'id') }
}

export function orderSearch(raw: Raw): { id: number } {
  return { id: readId(raw, 'id') }
}

/** The cancel URL given to PayPal carries `cancelled=1`. */
export function paypalSearch(raw: Raw): { id: number; cancelled: boolean } {
  return { id: readId(raw, 'id'), cancelled: raw['cancelled'] === '1' }
}

/** The room to return to after a recharge. */
export function fromRoomSearch(raw: Raw): Partial<RoomSearch> {
  return 'stream' in raw ? roomSearch(raw) : {}
}

const shortText = (value: unknown) => (typeof value === 'string' ? value.slice(0, 4096) : '')

/** The OAuth redirect's parameters. */
export function returnSearch(raw: Raw): { state: string; code: string; error: string } {
  return { state: shortText(raw['state']), code: shortText(raw['code']), error: shortText(raw['error']) }
}

/** One live of the past. */
export function showSearch(raw: Raw): { stream: string } {
  return { stream: streamOf(raw) }
}

export function redSearch(raw: Raw): { redid: number } {
  return { redid: readId(raw, 'redid') }
}

/** Written here: the contract's own list would bring all of its calls into the first page. */
const spans = ['hour', 'day', 'week', 'month', 'total'] as const satisfies readonly ListType[]

/** Hosts of this day unless told. */
export function rankSearch(raw: Raw): { kind: 'hosts' | 'givers'; type: ListType } {
  return { kind: raw['kind'] === 'givers' ? 'givers' : 'hosts', type: spans.find((known) => known === raw['type']) ?? 'day' }
}

/** For routes without parameters. */
export function noSearch(_raw: Raw): Record<string, never> {
  return {}
}
