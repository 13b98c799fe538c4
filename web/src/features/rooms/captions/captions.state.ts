import type { EventOf } from '@nimbo/contract'
import type { RoomSlice } from '../../../room/feature.ts'

export type Phrase = Pick<EventOf<'caption'>, 'phrase' | 'rev' | 'content' | 'lang' | 'final'>

/** Phrases shown at once: the last one, and the one being spoken. */
const SHOWN = 2

/** The newest phrases, the last one last; empty until the host turns captions on. */
export type CaptionsState = readonly Phrase[]

/** A version that comes late is passed over: calls of one phrase may overtake each other. */
function withCaption(phrases: CaptionsState, { phrase, rev, content, lang, final }: EventOf<'caption'>): CaptionsState {
  const known = phrases.find((one) => one.phrase === phrase)
  if (known && known.rev >= rev) return phrases
  const next = { phrase, rev, content, lang, final }
  return known ? phrases.map((one) => (one === known ? next : one)) : [...phrases, next].slice(-SHOWN)
}

export const captionsSlice: RoomSlice<CaptionsState> = { name: 'captions', initial: [], on: { caption: withCaption } }
