import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { code, countryCode, password, phone } from './phone.ts'
import { flag, int, nothing, optionalText, page, string, text, uid } from './scalars.ts'
import { thirdProof, thirdType } from './third.ts'
import { userCard } from './user.ts'

/** Calls of `User` that change my account: `User.updatePass` on the wire. Apart from the others, because the first page needs none of them. */
export const Account = domain('User', {
  getPerSetting: call({
    auth: 'guest',
    kind: 'query',
    summary: 'Pages of ours that settings lead to: terms, privacy, rules, help. `href` is the id `Home.getPage` takes.',
    input: z.object({}),
    output: z.array(z.object({ id: z.int(), name: z.string(), thumb: z.string(), href: z.string() })),
  }),
  updateFields: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['user_nicename', 'sex', 'birthday', 'city', 'signature', 'islistprivate'] },
    summary: 'Changes what others see of me. A field left out stays as it is.',
    input: z.object({
      user_nicename: z.optional(text(30)),
      sex: z.optional(int(0, 2)),
      /** YYYY-MM-DD, or empty for none. */
      birthday: z.optional(z.string().check(z.trim(), z.regex(/^(\d{4}-\d{2}-\d{2})?$/))),
      city: z.optional(string().check(z.trim(), z.maxLength(40))),
      signature: z.optional(string().check(z.trim(), z.maxLength(120))),
      /** 1: only I see whom I follow and who follows me. */
      islistprivate: z.optional(int(0, 1)),
    }),
    output: nothing,
    refusals: { BadName: 1001, BadBirthday: 1002, SensitiveWord: 10011 },
  }),
  updateAvatar: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['object'] },
    summary: 'Takes a picture I uploaded, once it is ready, as my avatar.',
    input: z.object({ object: z.uuid() }),
    output: z.object({ avatar: z.string(), avatar_thumb: z.string() }),
    refusals: { NotYours: 1001, NotReady: 1002 },
  }),
  updatePass: call({
    auth: 'user',
    kind: 'command',
    repeat: 'distinct',
    summary: 'Sets a new password, given the old one; every other device of mine is signed out.',
    input: z.object({ oldpass: password, pass: password, pass2: password }),
    output: nothing,
    refusals: { WrongPassword: 1001, PasswordsDiffer: 1003, WeakPassword: 1004 },
  }),
  getPhoneCode: call({
    auth: 'user',
    kind: 'command',
    repeat: 'distinct',
    summary: 'Sends a code to the phone I want to use from now on.',
    input: z.object({ mobile: phone, country_code: countryCode }),
    output: nothing,
    refusals: { SentAlready: 1002, DailyLimit: 1003, BadPhone: 1005, StepUpNeeded: 1020 },
  }),
  setPhone: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['country_code', 'mobile'] },
    summary: 'Makes the phone the code was sent to mine.',
    input: z.object({ mobile: phone, country_code: countryCode, code }),
    output: nothing,
    refusals: { NoCode: 1001, WrongCode: 1002, BadPhone: 1005, Taken: 1006, StepUpNeeded: 1020 },
  }),
  getThirdList: call({
    auth: 'user',
    kind: 'query',
    summary: 'Companies I can sign in with, and which of them know me.',
    input: z.object({}),
    output: z.array(z.object({ type: thirdType, linked: flag, name: z.string() })),
  }),
  linkThird: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['type', 'state'] },
    summary: 'Lets me sign in with another company from now on.',
    input: z.object(thirdProof),
    output: nothing,
    refusals: { NotProved: 1001, NotOffered: 1002, Taken: 1006, StepUpNeeded: 1020 },
  }),
  unlinkThird: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['type'] },
    summary: 'Stops that. The last way to sign in cannot be given up.',
    input: z.object({ type: thirdType }),
    output: nothing,
    refusals: { LastWay: 1001, StepUpNeeded: 1020 },
  }),
  setBlack: call({
    auth: 'user',
    kind: 'command',
    // A repeat without isblack toggles back.
    repeat: 'distinct',
    summary: 'Blocks a person, or stops blocking. With isblack the wish is explicit; without it the state toggles.',
    input: z.object({ touid: uid, isblack: z.optional(int(0, 1)) }),
    output: z.object({ isblack: flag }),
    refusals: { Yourself: 1001, NoSuchPerson: 1002, ListFull: 1003 },
  }),
  getBlackList: call({
    auth: 'user',
    kind: 'query',
    summary: 'People I blocked, newest first, 50 a page.',
    input: z.object({ p: page }),
    output: z.array(userCard),
  }),
  cancelAccount: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: [] },
    summary: 'Closes my account: every device is signed out, and after 14 days what is known about me is erased.',
    input: z.object({}),
    output: z.object({ erased: z.int() }),
    refusals: { OnAir: 1001, StepUpNeeded: 1020 },
  }),
  setPush: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['kind', 'endpoint', 'push_token'] },
    summary:
      'Lets this device be sent notices. A browser brings endpoint, p256dh and auth; a wrapper its token. My quiet hours follow the clock of `zone`.',
    input: z.object({
      kind: z.enum(['web', 'fcm']),
      endpoint: optionalText(1000),
      p256dh: optionalText(200),
      auth: optionalText(100),
      push_token: optionalText(1000),
      /** An IANA name. */
      zone: optionalText(60),
    }),
    output: nothing,
    refusals: { BadSubscription: 1001 },
  }),
  delPush: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: [] },
    summary: 'Stops telling this device.',
    input: z.object({}),
    output: nothing,
  }),
})
