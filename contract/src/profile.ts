import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { label, unavailable } from './label.ts'
import { coinsOut, flag, int, page, uid } from './scalars.ts'
import { foundPerson, userCard } from './user.ts'

const record = z.object({
  id: z.int(),
  uid: z.int(),
  stream: z.string(),
  title: z.string(),
  city: z.string(),
  thumb: z.string(),
  /** Different people who came in. */
  nums: z.int(),
  starttime: z.int(),
  endtime: z.int(),
  datestarttime: z.string(),
  dateendtime: z.string(),
  /** Seconds. */
  length: z.int(),
  /** Address of the recording; empty while there is none. */
  video_url: z.string(),
})
export type LiveRecord = z.output<typeof record>

/** Pages of a list that may have millions of rows: the newest 10,000 can be reached, as a page far down costs as much as all before it. */
const listPage = z._default(int(1, 500), 1)

/** Calls of `User` about other people: `User.getUserHome` on the wire. Apart from the others, because the first page needs none of them. */
export const Profile = domain('User', {
  getUserHome: call({
    auth: 'guest',
    kind: 'query',
    summary: 'A person’s home: who they are, what others say of them, who guards them, and the newest of their past lives.',
    input: z.object({ touid: uid }),
    output: z.object({
      ...userCard.shape,
      level_anchor: z.int(),
      signature: z.string(),
      city: z.string(),
      isauth: flag,
      follows: z.int(),
      fans: z.int(),
      votestotal: coinsOut,
      consumption: coinsOut,
      isattention: flag,
      /** I blocked them, they blocked me: always 0 here, because such a person is refused. */
      isblack: flag,
      isblack2: flag,
      /** 1: only they see whom they follow and who follows them. */
      islistprivate: flag,
      islive: flag,
      /** The room on air; empty when there is none. */
      stream: z.string(),
      livetitle: z.string(),
      livethumb: z.string(),
      /** The three who gave most, ever. */
      contribute: z.array(z.object({ ...userCard.shape, contribution: coinsOut })),
      guard_nums: z.int(),
      /** Three of those who guard them. */
      guards: z.array(z.object({ ...userCard.shape, type: z.int() })),
      /** Gifts they got, the dearest first. */
      gifts: z.array(z.object({ id: z.int(), giftname: z.string(), gifticon: z.string(), nums: z.int() })),
      livenums: z.int(),
      liverecord: z.array(record),
      /** Impressions, the most chosen first. */
      label: z.array(label),
    }),
    refusals: unavailable,
  }),
  getLiverecord: call({
    auth: 'guest',
    kind: 'query',
    summary: 'Past lives of a person, newest first, 20 a page.',
    input: z.object({ touid: uid, p: listPage }),
    output: z.array(record),
    refusals: unavailable,
  }),
  getFansList: call({
    auth: 'user',
    kind: 'query',
    summary: 'Who follows a person, newest first, 20 a page; me when nobody is named.',
    input: z.object({ touid: z.optional(uid), p: listPage }),
    output: z.array(foundPerson),
    refusals: { ...unavailable, Private: 1003 },
  }),
  getFollowsList: call({
    auth: 'user',
    kind: 'query',
    summary: 'Everybody a person follows, those on air first, then whom they followed last; 20 a page; me when nobody is named.',
    input: z.object({ touid: z.optional(uid), p: page }),
    output: z.array(foundPerson),
    refusals: { NoSuchPerson: 1001, Blocked: 1002, Private: 1003 },
  }),
})
