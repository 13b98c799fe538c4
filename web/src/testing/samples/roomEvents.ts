import type { EventOf, FeedFrame, Giver, NamedEvent, Sender, UserCard } from '@nimbo/contract'
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
  event: {
    _method_: 'SystemNot',
    action: 13,
    msgtype: 4,
    id,
    ct: '系统',
    ct_en: 'Notice',
    ct_fr: 'Avis',
    ct_ar: 'إشعار',
    ct_es: 'Aviso',
    ct_pt: 'Aviso',
    ct_zh: '系統',
  },
})
export const caption = (phrase: number, rev: number, content: string, final: 0 | 1 = 0, lang = 'pt'): NamedEvent => ({
  name: 'caption',
  event: { _method_: 'LiveCaption', action: 1, msgtype: 31, id: `cap${phrase}.${rev}`, phrase, rev, content, lang, final },
})
export const showEnded: NamedEvent = {
  name: 'showEnded',
  event: { _method_: 'StartEndLive', action: 18, msgtype: 1, id: 'e18', reason: 'anchor' },
}
export const showMoved: NamedEvent = {
  name: 'showMoved',
  event: { _method_: 'StartEndLive', action: 19, msgtype: 1, id: 'e19', reason: 'moved' },
}

const words = {
  ct: '系统',
  ct_en: 'A line for everyone',
  ct_fr: 'Une ligne pour tous',
  ct_ar: 'سطر للجميع',
  ct_es: 'Una línea para todos',
  ct_pt: 'Uma linha para todos',
  ct_zh: '系統',
}
export const kicked = (touid: number, endtime = 0): NamedEvent => ({
  name: 'kicked',
  event: { _method_: 'KickUser', action: 2, msgtype: 4, id: `k${touid}`, touid, toname: `user${touid}`, endtime, ...words },
})
export const muted = (touid: number, endtime = 0): NamedEvent => ({
  name: 'muted',
  event: { _method_: 'ShutUpUser', action: 1, msgtype: 4, id: `s${touid}`, touid, toname: `user${touid}`, endtime, ...words },
})
export const unmuted = (touid: number): NamedEvent => ({
  name: 'unmuted',
  event: { _method_: 'ShutUpUser', action: 0, msgtype: 4, id: `u${touid}`, touid, toname: `user${touid}`, ...words },
})
export const adminSet = (touid: number): NamedEvent => ({
  name: 'adminSet',
  event: { _method_: 'setAdmin', action: 1, msgtype: 1, id: `a${touid}`, touid, toname: `user${touid}`, ...words },
})
export const linesDeleted = (seqs: number[], touid = 0, upto = 0): NamedEvent => ({
  name: 'linesDeleted',
  event: { _method_: 'DelMsg', action: 1, msgtype: 4, id: `d${seqs.join()}${touid}`, seqs, touid, upto },
})
export const pinned = (content: string): NamedEvent => ({
  name: 'pinned',
  event: { _method_: 'PinMsg', action: 1, msgtype: 4, id: `p${content}`, uid: 1, uname: 'Bia', content },
})
export const slowMode = (seconds: number): NamedEvent => ({
  name: 'slowMode',
  event: { _method_: 'SlowMode', action: 1, msgtype: 4, id: `sl${seconds}`, seconds },
})
export const playStopped: NamedEvent = {
  name: 'playStopped',
  event: {
    _method_: 'stopplay',
    action: 19,
    msgtype: 1,
    id: 'stop',
    ...words,
    ct: '3.2 赌博',
    ct_en: '3.2 Gambling',
    ct_ar: '3.2 المراهنات',
  },
}
export const barrage = (id: string, content: string, uid = 7): NamedEvent => ({
  name: 'barrage',
  event: {
    _method_: 'SendBarrage',
    action: 7,
    msgtype: 1,
    id,
    ...sender(uid),
    content,
    giftid: 0,
    giftcount: 1,
    totalcoin: '10',
    votestotal: '5',
  },
})
export const typeChanged = (type: number, type_val: string): NamedEvent => ({
  name: 'typeChanged',
  event: { _method_: 'changeLive', action: 1, msgtype: 27, id: `t${type}${type_val}`, type, type_val },
})

export const giver = (uid: number, contribution: string): Giver => ({ uid, uname: `user${uid}`, uhead: '', level: 1, contribution })
/** Votes added, and the totals of the show and of the anchor. */
export const votesUpdated = (votes: number, ofShow: number, total: number, givers: Giver[] = []): NamedEvent => ({
  name: 'votesUpdated',
  event: {
    _method_: 'updateVotes',
    action: 1,
    msgtype: 26,
    id: `v${total}`,
    uid: entered.room.uid,
    votes: String(votes),
    votestotal: String(total),
    votes_show: String(ofShow),
    givers,
  },
})

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

export const guardBought = ({ id: uid, user_nicename: uname }: UserCard): NamedEvent => ({
  name: 'guardBought',
  event: {
    _method_: 'BuyGuard',
    action: 0,
    msgtype: 0,
    id: `guard-${uid}`,
    ...sender(uid),
    ...words,
    uname,
    guard_type: 1,
    guardid: 1,
    days: 30,
    endtime: 2_000_000_000,
    change: 'new',
    guard_nums: 1,
    totalcoin: '980',
    votestotal: '980',
  },
})
