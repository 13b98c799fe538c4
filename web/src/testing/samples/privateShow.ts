import type { Output, PrivatePerformance, PrivateShow } from '@nimbo/contract'
import { bia, me, viewers } from './people.ts'
import { entered, room, snapshotOf } from './rooms.ts'

const PRICE = 80
const guest = { id: me.id, user_nicename: me.user_nicename, avatar: me.avatar, avatar_thumb: me.avatar_thumb, sex: me.sex, level: me.level }
const started = room.starttime + 600

/** A private show of mine with the sample host; another viewer is the one who asks a host. */
export const performanceOf = (part: Partial<PrivatePerformance> = {}): PrivatePerformance => ({
  id: 7,
  liveuid: room.uid,
  stream: room.stream,
  host: bia,
  viewer: guest,
  state: 'asked',
  need_coin_min: String(PRICE),
  minutes: 10,
  deposit: '800',
  length: 60,
  free: 10,
  flowed: 0,
  billed: 0,
  cost: '0',
  votes: '0',
  released: '0',
  left: 610,
  wait: 96,
  starttime: 0,
  endtime: 0,
  ended_by: '',
  flows: [],
  ticks: [],
  deposits: [{ transfer: '48211', minutes: 10, coin: '800', paid: '0', at: started }],
  ...part,
})
export const runningShow = performanceOf({ state: 'running', flowed: 304, billed: 4, cost: '320', left: 306, wait: 0, starttime: started })
export const lastMinuteShow = performanceOf({
  state: 'running',
  flowed: 562,
  billed: 9,
  cost: '720',
  left: 48,
  wait: 0,
  starttime: started,
})
export const pausedShow = performanceOf({ ...runningShow, state: 'paused', wait: 21 })
export const endedPrivate = performanceOf({
  state: 'ended',
  flowed: 255,
  billed: 4,
  cost: '320',
  released: '480',
  votes: '160',
  left: 0,
  wait: 0,
  starttime: started,
  endtime: started + 290,
  ended_by: 'viewer',
  flows: [{ from: started, to: started + 255 }],
  ticks: [1, 2, 3, 4].map((minute) => ({ minute, from: started + 10 + (minute - 1) * 60, to: started + 10 + minute * 60, seconds: 60 })),
  deposits: [{ transfer: '48211', minutes: 10, coin: '800', paid: '320', at: started - 60 }],
})
export const askedOfHost = performanceOf({ viewer: viewers[0]!, minutes: 15, deposit: '1200' })

type Looked = Output<typeof PrivateShow.getPrivatePerformance>
export const privateAnswer = (performance?: PrivatePerformance, coin = me.coin): Looked => ({
  need_coin_min: PRICE,
  coin,
  ...(performance && { performance }),
})
/** A room whose host offers private shows; with an `id` away in that one, which may be mine. */
export const privateRoom = (id = 0, isMine = false): typeof entered => ({
  ...entered,
  private_id: isMine ? id : 0,
  snapshot: snapshotOf({ ...entered.snapshot, private_show: { need_coin_min: PRICE, id } }),
})
const heads = { asked: 1, accepted: 2, declined: 3, started: 4, ended: 5 } as const
export const privateWord = (word: keyof typeof heads, performanceid = 7) => ({
  _method_: 'privatePerformance',
  action: heads[word],
  msgtype: 0,
  id: `private-${word}`,
  performanceid,
  need_coin_min: PRICE,
})
