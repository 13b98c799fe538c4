import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { flag, int, nothing, page, stream, text } from './scalars.ts'

export const noticeKinds = [
  'sanction',
  'sanction_lifted',
  'certification',
  'report',
  'appeal',
  'red_refund',
  'goal',
  'refund',
  'withdrawal',
  'follower',
  'live',
  'data_export',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Groups to which a list can be narrowed. */
export const noticeGroups = ['live', 'people', 'money', 'safety'] as const
export type NoticeGroup = (typeof noticeGroups)[number]
export const groupOf: Readonly<Record<NoticeKind, NoticeGroup>> = {
  live: 'live',
  follower: 'people',
  withdrawal: 'money',
  refund: 'money',
  red_refund: 'money',
  goal: 'money',
  sanction: 'safety',
  sanction_lifted: 'safety',
  certification: 'safety',
  report: 'safety',
  appeal: 'safety',
  data_export: 'safety',
}

/** Topics that a person chooses about; one may have several kinds. `message` has none: private messages have a list of their own. */
export const noticeTopics = ['live', 'follower', 'message', 'money', 'coins', 'certification', 'report', 'sanction'] as const
export type NoticeTopic = (typeof noticeTopics)[number]
export const topicOf: Readonly<Record<NoticeKind, NoticeTopic>> = {
  live: 'live',
  follower: 'follower',
  withdrawal: 'money',
  refund: 'money',
  red_refund: 'coins',
  goal: 'coins',
  certification: 'certification',
  report: 'report',
  appeal: 'report',
  sanction: 'sanction',
  sanction_lifted: 'sanction',
  data_export: 'sanction',
}
/** The others stay in the list whatever a person chooses: what concerns their money or their account can be looked up. */
export const inboxTopics: readonly NoticeTopic[] = ['live', 'follower']

const notice = z.object({
  id: z.int(),
  kind: z.enum(noticeKinds),
  title: z.string(),
  text: z.string(),
  /** Time at which its subject ends; 0 when it does not end, or nothing does. */
  until: z.int(),
  /** A page of the product that says more; empty when there is none. */
  url: z.string(),
  /** The cover of a live or the person it is about; empty for what the product itself says. */
  picture: z.string(),
  /** 1: the live it tells of is still on. */
  islive: flag,
  addtime: z.int(),
  seen: flag,
})
export type NoticeItem = z.output<typeof notice>

/** Minutes after midnight, on the person's own clock. */
const minuteOfDay = int(0, 1_439)

export const Notice = domain('Notice', {
  getNotices: call({
    auth: 'user',
    kind: 'query',
    whileDisabled: true,
    summary:
      'What I was told, newest first, 20 a page, of one `group` or of all. With `unseen` what is about my account and not seen yet, oldest first.',
    input: z.object({
      p: page,
      unseen: z._default(int(0, 1), 0),
      group: z._default(z.enum(['', ...noticeGroups]), ''),
    }),
    output: z.array(notice),
  }),
  getUnseen: call({
    auth: 'user',
    kind: 'query',
    whileDisabled: true,
    summary: 'How many notices I have not seen; 100 stands for 100 or more.',
    input: z.object({}),
    output: z.object({ nums: z.int() }),
  }),
  setSeen: call({
    auth: 'user',
    kind: 'command',
    whileDisabled: true,
    repeat: { keyedBy: ['id', 'only'] },
    summary: 'I have seen this notice and all before it; with `only` just this one.',
    input: z.object({ id: int(1, 2 ** 53 - 1), only: z._default(int(0, 1), 0) }),
    output: nothing,
  }),
  getChoices: call({
    auth: 'user',
    kind: 'query',
    summary: 'What I am told of and where: by push and in the list of notices, per topic, and the hours in which no push comes.',
    input: z.object({}),
    output: z.object({
      topics: z.array(z.object({ topic: z.enum(noticeTopics), push: flag, inbox: flag })),
      quiet: flag,
      quiet_from: z.int(),
      quiet_to: z.int(),
      /** An IANA name; empty until quiet hours were set once. */
      zone: z.string(),
    }),
  }),
  setChoice: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['topic', 'channel', 'on'] },
    summary: 'Whether I am told of a topic by push, or in the list of notices. Only `live` and `follower` can leave the list.',
    input: z.object({ topic: z.enum(noticeTopics), channel: z.enum(['push', 'inbox']), on: int(0, 1) }),
    output: nothing,
    refusals: { AlwaysOn: 1001 },
  }),
  setQuiet: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['quiet', 'quiet_from', 'quiet_to', 'zone'] },
    summary: 'Hours in which no push comes, on the clock of `zone`. From 23:00 to 8:00 is from 1380 to 480.',
    input: z.object({ quiet: int(0, 1), quiet_from: minuteOfDay, quiet_to: minuteOfDay, zone: text(60) }),
    output: nothing,
    refusals: { NoSuchZone: 1001, NoHours: 1002 },
  }),
  sendTest: call({
    auth: 'user',
    kind: 'command',
    repeat: 'distinct',
    summary: 'Sends a push to this device, to see whether it arrives.',
    input: z.object({}),
    output: nothing,
    refusals: { NotSubscribed: 1001 },
  }),
  getLiveState: call({
    auth: 'guest',
    kind: 'query',
    summary: 'Whether a live is still on: asked by a device that gets a push late.',
    input: z.object({ stream }),
    output: z.object({ islive: flag }),
  }),
})
