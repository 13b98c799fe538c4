import * as z from 'zod/mini'
import { appealStates } from './appeal.ts'
import { call, domain } from './call.ts'
import { int, nothing, optionalText, string } from './scalars.ts'

export const certificationStates = ['none', 'pending', 'approved', 'rejected'] as const
export type CertificationState = (typeof certificationStates)[number]
export const contactTypes = ['whatsapp', 'telegram', 'email', 'phone'] as const
/** Field that a rejection asks to change; empty when no single field is at fault. */
export const certificationFields = ['', 'user_img', 'real_name', 'birthday', 'contact'] as const
/** The text people agree to when they apply. It changes with its words, and an application names the one that was shown. */
export const CERTIFICATION_CONSENT = '2026-11'
export const REAL_NAME_MAX = 80

/** All of them are needed. They may be left out on the wire so that a client that does not know one is told so in words. */
const application = {
  real_name: optionalText(REAL_NAME_MAX),
  /** 1 male, 2 female. */
  sex: z._default(int(0, 2), 0),
  /** YYYY-MM-DD. */
  birthday: z._default(z.string().check(z.trim(), z.regex(/^(\d{4}-\d{2}-\d{2})?$/)), ''),
  /** ISO 3166-1, two letters. */
  nationality: z._default(z.string().check(z.trim(), z.regex(/^([A-Z]{2})?$/)), ''),
  /** My account's own number when left out. */
  phone: optionalText(30),
  contact_type: z._default(z.enum(['', ...contactTypes]), ''),
  contact: optionalText(120),
  /** A picture of the kind `certification` I uploaded. */
  user_img: z._default(string().check(z.regex(/^([0-9a-f-]{36})?$/)), ''),
  consent: optionalText(20),
}

export const Auth = domain('Auth', {
  setNewAuth: call({
    specName: 'App.Auth.SetNewAuth',
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['real_name', 'sex', 'birthday', 'nationality', 'phone', 'contact_type', 'contact', 'user_img', 'consent'] },
    summary:
      'Applies for certification. An age is accepted from old clients, but only the date of birth counts, by the server’s calendar: 18 years or older.',
    input: z.object({ ...application, age: z.optional(int(0, 200)) }),
    output: z.object({ id: z.int(), state: z.enum(certificationStates) }),
    refusals: {
      Incomplete: 1001,
      TooYoung: 1002,
      PhotoNotReady: 1003,
      BadContact: 1004,
      Pending: 1005,
      Certified: 1006,
      TooManyTries: 1007,
      ConsentOutdated: 1008,
      PhoneNeeded: 1009,
      UnderAppeal: 1010,
      BadName: 1011,
      BadBirthday: 1012,
    },
  }),
  getState: call({
    auth: 'user',
    kind: 'query',
    summary: 'Where my certification stands, what I sent, and what comes next.',
    input: z.object({}),
    output: z.object({
      state: z.enum(certificationStates),
      /** My newest application; 0 without one. */
      id: z.int(),
      sent: z.int(),
      /** Time by which it is decided. */
      decide_by: z.int(),
      decided: z.int(),
      /** Reason of the rejection, in my language. */
      reason: z.string(),
      advice: z.string(),
      fix: z.enum(certificationFields),
      /** Applications left this week. */
      tries: z.int(),
      /** Time from which the next one may be sent; 0 when that is now. */
      apply_after: z.int(),
      /** Empty when I did not appeal. */
      appeal: z.enum(['', ...appealStates]),
      /** Deadline of my appeal; 0 when I may not appeal. */
      appeal_until: z.int(),
      /** My account's number with its middle hidden; empty without one. */
      mobile: z.string(),
      /** The consent an application has to name. */
      consent: z.string(),
      real_name: z.string(),
      sex: z.int(),
      birthday: z.string(),
      nationality: z.string(),
      contact_type: z.enum(['', ...contactTypes]),
      contact: z.string(),
      /** The picture I sent, which may be sent again; empty when it has to be a new one. It has no address. */
      user_img: z.string(),
    }),
  }),
  delAuth: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id'] },
    summary: 'Takes back an application nobody has decided; what it said is deleted.',
    input: z.object({ id: int(1, 2 ** 31 - 1) }),
    output: nothing,
    refusals: { NoSuchApplication: 1001, DecidedAlready: 1002 },
  }),
})
