import * as z from 'zod/mini'
import { call, domain } from '../call.ts'
import { sanctionActs } from '../sanction.ts'
import { flag, int, optionalText, page } from '../scalars.ts'
import { videoStates } from '../video.ts'

const id = int(1, 2 ** 31 - 1)
const person = { uid: z.int(), user_nicename: z.string(), avatar_thumb: z.string(), level: z.int() }

export const reportFilters = ['open', 'live', 'minors', 'decided'] as const
export type ReportFilter = (typeof reportFilters)[number]
export const severities = ['high', 'medium', 'low'] as const
export const decisions = ['dismiss', 'warn', 'mute', 'ban', 'close', 'disable', 'remove'] as const
export type Decision = (typeof decisions)[number]

/** Every open report about one person in one show is one case, and so is every one about one video. */
const reportCase = z.object({
  id: z.int(),
  ...person,
  class: z.string(),
  severity: z.enum(severities),
  reports: z.int(),
  /** The show it is about; empty without one. `live` 1: it is on. */
  stream: z.string(),
  /** Title of the show or the video. */
  title: z.string(),
  thumb: z.string(),
  live: flag,
  /** The video it is about: `state` empty without one, addresses empty once its files are gone. */
  video: z.object({ state: z.enum(['', ...videoStates, 'deleted']), href: z.string(), thumb: z.string() }),
  viewers: z.int(),
  created: z.int(),
  /** By when it should be decided. */
  due: z.int(),
  /** Empty while it is open. */
  decision: z.enum(['', ...decisions]),
  decided: z.int(),
  decided_by: z.string(),
})
export type ReportCase = z.output<typeof reportCase>

/** Reports of the app's users, gathered into cases. */
export const Report = domain('Report', {
  getCases: call({
    auth: 'user',
    kind: 'query',
    summary: 'Cases, the one due first on top; decided ones newest first. 50 a page.',
    input: z.object({ state: z._default(z.enum(reportFilters), 'open'), p: page }),
    output: z.object({
      list: z.array(reportCase),
      open: z.int(),
      live: z.int(),
      minors: z.int(),
      overdue: z.int(),
      /** Cases decided today: their number, the number in time, and the median time taken. */
      decided_today: z.int(),
      in_time: z.int(),
      median: z.int(),
    }),
  }),
  getCase: call({
    auth: 'user',
    kind: 'query',
    summary: 'One case with everything somebody needs to decide. Looking is written down.',
    input: z.object({ id }),
    output: z.object({
      ...reportCase.shape,
      certified: flag,
      /** Time at which the account was opened. */
      since: z.int(),
      starttime: z.int(),
      /** Chat and barrages around the reports, oldest first, as it was when they came; deleted lines too. */
      lines: z.array(
        z.object({
          seq: z.int(),
          at: z.int(),
          uid: z.int(),
          uname: z.string(),
          level: z.int(),
          ct: z.string(),
          /** 1: said by the person reported. */
          hit: flag,
          deleted: flag,
          /** 1: it flew across the picture, after the chat line of this number. */
          barrage: flag,
        }),
      ),
      /** Private messages between the person and a reporter, as the reporter saw them; oldest first. */
      written: z.array(
        z.object({
          /** Reporter. */
          reporter: z.int(),
          seq: z.int(),
          at: z.int(),
          uid: z.int(),
          uname: z.string(),
          ct: z.string(),
          image: z.string(),
          hit: flag,
        }),
      ),
      reporters: z.array(z.object({ ...person, class: z.string(), content: z.string(), at: z.int(), upheld: z.int(), decided: z.int() })),
      /** Reports about this person before, and how many were upheld. */
      reported: z.int(),
      upheld: z.int(),
      shows: z.int(),
      history: z.array(
        z.object({ act: z.enum(sanctionActs), reason: z.string(), at: z.int(), endtime: z.int(), by: z.string(), lifted: flag }),
      ),
      note: z.string(),
    }),
    refusals: { NoSuchCase: 1001 },
  }),
  getRules: call({
    auth: 'user',
    kind: 'query',
    summary: 'What a decision is made of: reasons with their rules, and how long.',
    input: z.object({}),
    output: z.object({
      reasons: z.array(z.object({ id: z.int(), name: z.string(), rule: z.string() })),
      rules: z.array(z.object({ id: z.int(), name: z.string(), seconds: z.int() })),
    }),
  }),
  decide: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id'] },
    summary:
      'Decides a case: nothing, a warning, muted everywhere, no broadcasting, the show closed, the video removed, or the account disabled. Reporters and the person are told.',
    input: z.object({
      id,
      decision: z.enum(decisions),
      /** A reason of getRules; needed for everything but dismiss. */
      reasonid: z._default(int(0, 1000), 0),
      /** A rule of getRules; needed for mute, ban and disable. */
      banruleid: z._default(int(0, 1000), 0),
      note: optionalText(300),
    }),
    output: z.object({ sanction: z.int() }),
    refusals: { NoSuchCase: 1001, DecidedAlready: 1002, RuleNeeded: 1003, NotOnAir: 1004, NoVideo: 1005 },
  }),
})
