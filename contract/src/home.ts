import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { spendKinds } from './payout.ts'
import { flag, int, nothing, optionalText, page, text } from './scalars.ts'
import { thirdType } from './third.ts'
import { foundPerson } from './user.ts'

/** Room types of the specification. */
export const roomTypes = { normal: 0, password: 1, paid: 2, timed: 3 } as const
export type RoomType = (typeof roomTypes)[keyof typeof roomTypes]

/** A room as every list shows it. */
export const roomCard = z.object({
  uid: z.int(),
  title: z.string(),
  city: z.string(),
  stream: z.string(),
  pull: z.string(),
  thumb: z.string(),
  type: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** The fee of a paid or timed room; always blank for a password room. */
  type_val: z.string(),
  anyway: z.int(),
  starttime: z.int(),
  /** People in the room now. Real people only. */
  nums: z.int(),
  liveclassid: z.int(),
  avatar: z.string(),
  avatar_thumb: z.string(),
  user_nicename: z.string(),
  sex: z.int(),
  level: z.int(),
  level_anchor: z.int(),
})
export type RoomCard = z.output<typeof roomCard>

/** Pages of ours that settings and the login dialog lead to. */
export const pageIds = ['terms', 'privacy', 'rules', 'help'] as const
export type PageId = (typeof pageIds)[number]

const level = z.object({ levelid: z.int(), thumb: z.string(), colour: z.string(), thumb_mark: z.string() })

export const Home = domain('Home', {
  getConfig: call({
    specName: 'App.Home.GetConfig',
    auth: 'guest',
    kind: 'query',
    summary: 'Names, classes, levels and switches a client needs at start-up.',
    input: z.object({}),
    output: z.object({
      name_coin: z.string(),
      name_votes: z.string(),
      liveclass: z.array(z.object({ id: z.int(), name: z.string(), thumb: z.string(), des: z.string() })),
      level: z.array(level),
      levelanchor: z.array(level),
      sensitive_words: z.array(z.string()),
      live_type: z.array(z.int()),
      /** Text of a shared link about us. */
      share_title: z.string(),
      share_des: z.string(),
      /** 1 while coins may be turned into votes: `Cash.setCoinExchange`. */
      coin_exchange_switch: flag,
      maintain_switch: z.int(),
      maintain_tips: z.string(),
      socket_url: z.string(),
      /** Companies one can sign in with here. */
      login_type: z.array(thirdType),
      /** Key with which a browser subscribes to notifications. */
      push_key: z.string(),
      /** 1 where this server translates what is said in rooms, for devices that do not: `Live.translate`. */
      translate_switch: flag,
      /** Addresses of the apps, for the download page; empty while there is none. */
      app_android: z.string(),
      app_ios: z.string(),
      /** Percent of the coins that reach the anchor as votes; `gift_kind` is empty for gifts without a share of their own. */
      anchor_share: z.array(z.object({ kind: z.enum(spendKinds), gift_kind: z.string(), percent: z.int() })),
    }),
  }),
  getHot: call({
    auth: 'guest',
    kind: 'query',
    summary: 'Banners and the rooms with most people, best first.',
    input: z.object({ p: page }),
    output: z.object({ slide: z.array(z.object({ slide_pic: z.string(), slide_url: z.string() })), list: z.array(roomCard) }),
  }),
  getNewHot: call({
    specName: 'App.Home.GetNewHot',
    auth: 'guest',
    kind: 'query',
    summary: 'Rooms, newest first (type 1) or most people first (type 0). Old clients send detail; every answer is detailed.',
    input: z.object({ detail: z._default(int(0, 1), 1), type: z._default(int(0, 1), 1), p: page }),
    output: z.object({ list: z.array(roomCard) }),
  }),
  getFollow: call({
    auth: 'user',
    kind: 'query',
    summary: 'Live rooms of the people I follow.',
    input: z.object({ p: page }),
    output: z.object({ title: z.string(), des: z.string(), list: z.array(roomCard) }),
  }),
  getClassLive: call({
    auth: 'guest',
    kind: 'query',
    summary: 'Live rooms of one class.',
    input: z.object({ p: page, liveclassid: int(1, 1000) }),
    output: z.array(roomCard),
  }),
  search: call({
    auth: 'guest',
    kind: 'query',
    summary:
      'People whose name contains the words or whose id they are, and live rooms whose title, host or host id matches. `type` 0: both, 1: people, 2: rooms, 3: the person with this id.',
    input: z.object({ key: text(40), p: page, type: z._default(int(0, 3), 0) }),
    output: z.object({
      users: z.array(foundPerson),
      /** Number of people, counted up to 1,000. */
      nums: z.int(),
      list: z.array(roomCard),
    }),
  }),
  getPage: call({
    auth: 'guest',
    kind: 'query',
    summary: 'One of our own pages in the caller’s language.',
    input: z.object({ id: z.enum(pageIds) }),
    output: z.object({
      title: z.string(),
      updated: z.string(),
      sections: z.array(z.object({ heading: z.string(), text: z.string() })),
    }),
  }),
  setLead: call({
    auth: 'guest',
    kind: 'command',
    repeat: 'distinct',
    summary: 'Somebody wants to become an anchor and leaves a way to be reached.',
    input: z.object({
      name: text(60),
      contact_type: z.enum(['whatsapp', 'telegram', 'email', 'phone']),
      contact: text(120),
      country: text(60),
      about: optionalText(500),
    }),
    output: nothing,
    refusals: { BadContact: 1001 },
  }),
})
