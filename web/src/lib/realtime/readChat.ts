import type { EventIn, RoomSnapshot } from '@nimbo/contract'
import { cover, hasHole } from './chatGap.ts'
import type { ChatGap } from './chatGap.ts'

/** Frames of one tick may overtake each other; a hole older than this is real. */
const HOLE_MS = 400
/** A lost frame is lost to thousands at once: each waits some of this longer, so that they do not ask at once. */
const SPREAD_MS = 1000
const RETRY_MS = 2000
/** Gives up on lines the server does not have. */
const MAX_MISSES = 5

interface ReadChatOptions {
  last: number
  fetchMessages: (after: number) => Promise<{ seq: number; messages: EventIn<'chat'>[] }>
  onMessages: (messages: readonly EventIn<'chat'>[]) => void
  random?: () => number
}

/** Watches the numbers of the chat and asks for the lines that no frame brought. */
export function readChat({ last, fetchMessages, onMessages, random = Math.random }: ReadChatOptions) {
  let gap: ChatGap = { last, newest: last, beyond: [] }
  let timer: ReturnType<typeof setTimeout> | undefined
  let misses = 0

  function watch(delay: number) {
    if (!hasHole(gap) || timer !== undefined) return
    timer = setTimeout(() => void fill(), delay + random() * SPREAD_MS)
  }

  async function fill() {
    if (hasHole(gap)) await ask().catch(() => undefined)
    timer = undefined
    watch(RETRY_MS)
  }

  async function ask() {
    const after = gap.last
    const { seq, messages } = await fetchMessages(after)
    onMessages(messages)
    const newest = messages.reduce((max, m) => Math.max(max, m.seq), 0)
    misses = newest > 0 ? 0 : misses + 1
    gap = cover(gap, after + 1, misses < MAX_MISSES ? Math.max(newest, seq) : gap.newest)
  }

  return {
    frame({ from, to, last: newest }: { from: number; to: number; last: number }) {
      gap = cover(gap, from, to, newest)
      watch(HOLE_MS)
    },
    /** A snapshot holds only the newest lines: what lies between them and the last one known is a hole like any other. */
    cover({ seq, messages }: RoomSnapshot) {
      const oldest = messages.reduce((min, m) => Math.min(min, m.seq), seq + 1)
      gap = cover(gap, oldest, seq)
      watch(0)
    },
    close() {
      clearTimeout(timer)
      timer = undefined
      gap = { last: gap.last, newest: gap.last, beyond: [] }
    },
  }
}
