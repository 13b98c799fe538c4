import * as z from 'zod/mini'
import { contactTypes } from '../certification.ts'
import { call, domain } from '../call.ts'
import { int, nothing, optionalText, page } from '../scalars.ts'

export const certificationFilters = ['all', 'again', 'young'] as const
export type CertificationFilter = (typeof certificationFilters)[number]
export const certificationDecisions = ['approve', 'reject', 'overturn'] as const

const id = int(1, 2 ** 31 - 1)
const queued = z.object({
  id: z.int(),
  uid: z.int(),
  user_nicename: z.string(),
  avatar_thumb: z.string(),
  real_name: z.string(),
  nationality: z.string(),
  age: z.int(),
  sent: z.int(),
  decide_by: z.int(),
  /** Number of this application among theirs, from 1. */
  attempt: z.int(),
})
const decided = { NoSuchApplication: 1001, DecidedAlready: 1002 }

/** Applications for certification, as operators review them. */
export const Certification = domain('Certification', {
  getQueue: call({
    auth: 'user',
    kind: 'query',
    summary: 'Applications that wait, the oldest first. 50 a page. `again`: not the first one of that person; `young`: 18 years old.',
    input: z.object({ filter: z._default(z.enum(certificationFilters), 'all'), p: page }),
    output: z.object({
      list: z.array(queued),
      waiting: z.int(),
      again: z.int(),
      young: z.int(),
      decided_today: z.int(),
      approved_today: z.int(),
      /** Median time from application to decision of the last week, in seconds. */
      median: z.int(),
    }),
  }),
  getDetail: call({
    auth: 'user',
    kind: 'query',
    summary: 'One application with everything somebody needs to decide, except the photo. Looking is in the audit log.',
    input: z.object({ id }),
    output: z.object({
      ...queued.shape,
      state: z.enum(['pending', 'approved', 'rejected']),
      sex: z.int(),
      birthday: z.string(),
      phone: z.string(),
      /** True if it is the number the account proved by a code. */
      phone_verified: z.boolean(),
      contact_type: z.enum(['', ...contactTypes]),
      contact: z.string(),
      consent: z.string(),
      /** The language the person reads. */
      language: z.string(),
      has_photo: z.boolean(),
      registered: z.int(),
      disabled: z.boolean(),
      /** Accounts whose application has the same name and date of birth, or the same contact. */
      same: z.array(z.object({ uid: z.int(), user_nicename: z.string(), certified: z.boolean() })),
      history: z.array(
        z.object({
          id: z.int(),
          sent: z.int(),
          decision: z.enum(['', ...certificationDecisions]),
          reason: z.string(),
          note: z.string(),
          name: z.string(),
          at: z.int(),
        }),
      ),
    }),
    refusals: { NoSuchApplication: 1001 },
  }),
  viewPhoto: call({
    auth: 'user',
    kind: 'command',
    repeat: 'distinct',
    summary: 'An address of the photo that opens once, within a minute. Every one is in the audit log.',
    input: z.object({ id }),
    output: z.object({ url: z.string() }),
    refusals: { NoSuchApplication: 1001, NoPhoto: 1002 },
  }),
  getReasons: call({
    auth: 'user',
    kind: 'query',
    summary: 'Why an application can be rejected, in the order of their keys, with what the person reads in their language.',
    /** `reader`: the language of the person who reads it. */
    input: z.object({ reader: optionalText(10) }),
    output: z.array(z.object({ code: z.string(), name: z.string(), text: z.string(), advice: z.string() })),
  }),
  approve: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id'] },
    summary: 'Certifies the person: they may go live and withdraw.',
    input: z.object({ id, note: optionalText(300) }),
    output: nothing,
    refusals: { ...decided, TooYoung: 1003 },
  }),
  reject: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id'] },
    summary: 'Rejects the application with a reason the person reads in their language. The note is for operators.',
    input: z.object({ id, reason: optionalText(40), note: optionalText(300) }),
    output: nothing,
    refusals: { ...decided, NoSuchReason: 1003 },
  }),
})
