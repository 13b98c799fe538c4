import type { EventOf, FeedFrame, NamedEvent, Sender } from '@nimbo/contract'
import type { FakeRealtime } from '../FakeRealtime.ts'
import { entered } from './rooms.ts'

export const sender = (uid: number, level = 1): Sender => ({ uid, uname: `user${uid}`, uhead: '', level, usertype: 30, guard_type: 0 })

export function chatEvent(seq: number, mid = `m${seq}`, uid = 7): EventOf<'chat'> {
  return { _method_: 'SendMsg', action: 0, msgtype: 2, id: `c${seq}`, seq, mid, at: seq, ct: `line ${seq}`, ...sender(uid) }
}
export const chat = (seq: number, mid?: string, uid?: number): NamedEvent => ({ name: 'chat', event: chatEvent(seq, mid, uid) })
export const enter = (id: string, sample: Sender[], count = sample.length): NamedEvent => ({
  name: 'enter',
  event: { _method_: 'SendMsg', action: 0, msgtype: 0, id, count, sample },
})
export const light = (delta: number, total: number): NamedEvent => ({
  name: 'light',
  event: { _method_: 'light', action: 2, msgtype: 0, id: `l${total}`, delta, total },
})
export const fans = (nums: number): NamedEvent => ({
  name: 'fans',
  event: { _method_: 'requestFans', action: 3, msgtype: 0, id: `f${nums}`, nums, userlist: [sender(1)] },
})
export const system = (id: string): NamedEvent => ({
  name: 'system',
  event: { _method_: 'SystemNot', action: 13, msgtype: 4, id, ct: '系统' },
})
export const showEnded: NamedEvent = {
  name: 'showEnded',
  event: { _method_: 'StartEndLive', action: 18, msgtype: 1, id: 'e18', reason: 'anchor' },
}
export const showMoved: NamedEvent = {
  name: 'showMoved',
  event: { _method_: 'StartEndLive', action: 19, msgtype: 1, id: 'e19', reason: 'moved' },
}

/** The channels of the sample room. */
export function roomChannels(realtime: FakeRealtime) {
  const { room, feed } = entered.realtime
  let frames = 0
  return {
    areFollowed: () => realtime.follows(room.channel) && realtime.follows(feed.channel),
    publish: (channel: 'room' | 'feed', data: unknown) => realtime.push(entered.realtime[channel].channel, data),
    /** A tick of the feed; what it carries need not be an event. */
    publishFrame(events: readonly unknown[], { from, to } = { from: 1, to: 0 }) {
      const tick: Omit<FeedFrame, 'events'> = { _method_: 'broadcast', id: `frame-${(frames += 1)}`, from, to, skipped: 0, last: to }
      realtime.push(feed.channel, { ...tick, events })
    },
  }
}
