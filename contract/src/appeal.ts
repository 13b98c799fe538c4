import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { int, text } from './scalars.ts'

/** Subjects of appeals. */
export const appealSubjects = ['certification', 'sanction'] as const
export type AppealSubjectName = (typeof appealSubjects)[number]
/** Upheld: the decision stays. Overturned: it is taken back. */
export const appealStates = ['open', 'upheld', 'overturned'] as const
export type AppealState = (typeof appealStates)[number]
/** Grounds of an appeal; empty where only the person's own words are asked for. */
export const appealGrounds = ['', 'not_me', 'context', 'too_harsh'] as const
export type AppealGround = (typeof appealGrounds)[number]
export const APPEAL_TEXT_MAX = 500

const subject = { subject: z.enum(appealSubjects), id: int(1, 2 ** 31 - 1) }
const appeal = z.object({
  /** Empty when I did not appeal. */
  state: z.enum(['', ...appealStates]),
  ground: z.enum(appealGrounds),
  text: z.string(),
  /** Note of the deciding operator to me. */
  note: z.string(),
  sent: z.int(),
  decide_by: z.int(),
  decided: z.int(),
  /** Deadline of my appeal; 0 when I may not appeal, or did. */
  until: z.int(),
})

export const Appeal = domain('Appeal', {
  setAppeal: call({
    auth: 'user',
    kind: 'command',
    whileDisabled: true,
    repeat: { keyedBy: ['subject', 'id'] },
    summary: 'Asks for a decision about me to be looked at again, once, by somebody who did not make it.',
    input: z.object({ ...subject, ground: z._default(z.enum(appealGrounds), ''), text: text(APPEAL_TEXT_MAX) }),
    output: appeal,
    refusals: { NoSuchSubject: 1001, AppealedAlready: 1002, TooLate: 1003 },
  }),
  getAppeal: call({
    auth: 'user',
    kind: 'query',
    whileDisabled: true,
    summary: 'What became of my appeal.',
    input: z.object(subject),
    output: appeal,
    refusals: { NoSuchSubject: 1001 },
  }),
})
