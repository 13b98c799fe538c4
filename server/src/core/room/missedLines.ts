import type { Metrics } from '../../platform/metrics.ts'
import type { Database } from '../../platform/postgres.ts'
import type { FeedShow } from './Feed.ts'
import { type Messages, messagesAfter } from './message.store.ts'

const KEEP_MS = 2_000
/** Bounds what a caller who asks from everywhere can make a process remember. */
const LIMIT = 200

interface Answer {
  lines: Promise<Messages>
  /** The newest line it is certain to know of. */
  seq: number
  at: number
}

/**
 * Lines after a known one. A frame that is lost is lost to a whole sub-channel, and all of it asks from the same number: one query
 * answers everybody until another line is committed. An answer never leaves out a line that was committed when the show was read.
 */
export function createMissedLines(db: Database, metrics: Metrics): (show: FeedShow, after: number) => Promise<Messages> {
  const answers = new Map<string, Answer>()

  function forgetOld(now: number): void {
    for (const [key, { at }] of answers) {
      if (now - at < KEEP_MS && answers.size < LIMIT) return
      answers.delete(key)
    }
  }

  function read(key: string, show: FeedShow, after: number): Promise<Messages> {
    metrics.missedLinesRead.inc()
    const now = performance.now()
    forgetOld(now)
    const lines = db.query((sql) => messagesAfter(sql, show.id, after))
    const answer: Answer = { lines, seq: show.messageSeq, at: now }
    // Set anew, so that the order of the map stays the order of age.
    answers.delete(key)
    answers.set(key, answer)
    lines.then(
      ({ seq }) => (answer.seq = Math.max(answer.seq, seq)),
      () => answers.get(key) === answer && answers.delete(key),
    )
    return lines
  }

  return (show, after) => {
    metrics.missedLinesAsked.inc()
    const key = `${show.id}:${after}`
    const known = answers.get(key)
    const isCurrent = known && known.seq >= show.messageSeq && performance.now() - known.at < KEEP_MS
    return isCurrent ? known.lines : read(key, show, after)
  }
}
