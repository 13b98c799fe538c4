import { randomUUID } from 'node:crypto'
import type { EventOf, FeedFrame } from '@nimbo/contract'
import type { Room } from '../crowd.ts'

const PEOPLE = 40

/**
 * A room's feed, written straight to the engine: what a page can draw is measured here, and hundreds of calls a second on the same cores
 * would take from it what they need. Frames are those of a room of up to a hundred people, where each line leaves at once.
 */
export function openRoomFeed(env: Record<string, string>, { stream }: Room) {
  const done = { lines: 0, likes: 0 }

  async function publish(frame: Pick<FeedFrame, 'from' | 'to' | 'events'>): Promise<void> {
    const data: FeedFrame = { _method_: 'broadcast', id: randomUUID(), skipped: 0, last: done.lines, ...frame }
    await fetch(`${env['NIMBO_CENTRIFUGO_API_URL']}/publish`, {
      method: 'POST',
      headers: { 'x-api-key': env['NIMBO_CENTRIFUGO_API_KEY']!, 'content-type': 'application/json' },
      body: JSON.stringify({ channel: `feed:${stream}.0`, data }),
    })
  }

  async function say(): Promise<void> {
    const seq = (done.lines += 1)
    const who = seq % PEOPLE
    const person = { uid: 900_000 + who, uname: `Viewer ${who}`, uhead: '', level: who, usertype: 30, guard_type: 0 }
    const line: EventOf<'chat'> = {
      _method_: 'SendMsg',
      action: 0,
      msgtype: 2,
      id: randomUUID(),
      seq,
      mid: randomUUID(),
      at: Date.now(),
      ...person,
      ct: `Line ${seq} of ordinary length, about this long`,
    }
    await publish({ from: seq, to: seq, events: [line] })
  }

  async function like(count: number): Promise<void> {
    done.likes += count
    const light: EventOf<'light'> = { _method_: 'light', action: 2, msgtype: 0, id: randomUUID(), delta: count, total: done.likes }
    await publish({ from: 1, to: 0, events: [light] })
  }

  return { done, say, like }
}
