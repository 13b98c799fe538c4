import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { code, countryCode, password, phone } from './phone.ts'
import { coinsOut, flag, int, nothing, optionalText } from './scalars.ts'
import { thirdProof, thirdType } from './third.ts'

/** The solved puzzle of `Login.getCaptcha`, as JSON in base64. Old clients cannot solve one, so it is always optional here. */
const captcha = optionalText(4096)
const source = z._default(z.enum(['web', 'android', 'ios']), 'web')
/** One answer whether or not the phone is known: who has an account is nobody else's business. */
const codeRequest = {
  input: z.object({ mobile: phone, country_code: countryCode, captcha }),
  output: nothing,
  refusals: { SentAlready: 1002, DailyLimit: 1003, BadPhone: 1005, CaptchaNeeded: 1010, CaptchaWrong: 1011 },
} as const
const newPassword = { user_pass: password, user_pass2: password, code }

/** 1: a disabled account is signed in all the same, to read why and to appeal. Without it the answer is Disabled. */
const restricted = z._default(int(0, 1), 0)

/** Values that a client keeps after signing in. `usersign` opens the realtime connection. */
const signedIn = z.object({
  id: z.int(),
  user_nicename: z.string(),
  avatar: z.string(),
  avatar_thumb: z.string(),
  sex: z.int(),
  signature: z.string(),
  coin: coinsOut,
  level: z.int(),
  level_anchor: z.int(),
  birthday: z.string(),
  token: z.string(),
  usersign: z.string(),
  isreg: flag,
  /** 1: the account is disabled, and this session reads why, appeals and signs out; every other call answers Restricted. */
  isdisabled: flag,
})

export const Login = domain('Login', {
  userLogin: call({
    auth: 'guest',
    kind: 'command',
    repeat: 'distinct',
    summary: 'Signs in with phone and password.',
    input: z.object({
      country_code: countryCode,
      user_login: phone,
      user_pass: password,
      captcha,
      /** 1 takes back the wish to delete the account: without it an account about to be deleted answers Cancelled. */
      restore: z._default(int(0, 1), 0),
      restricted,
      mobileid: optionalText(64),
      source,
    }),
    output: signedIn,
    refusals: { WrongCredentials: 1001, Disabled: 1003, Cancelled: 1004, BadPhone: 1005, CaptchaNeeded: 1010, CaptchaWrong: 1011 },
  }),
  getCaptcha: call({
    auth: 'guest',
    kind: 'query',
    summary: 'A puzzle that costs a phone a second and a robot a fortune. Each may be handed in once.',
    /** For a code, the phone it is wanted for: the puzzle is as hard as that code needs. */
    input: z.object({ country_code: z.optional(countryCode), mobile: z.optional(phone) }),
    /** An ALTCHA challenge. */
    output: z.object({
      parameters: z.record(z.string(), z.union([z.string(), z.number()])),
      signature: z.string(),
    }),
  }),
  getThirdUrl: call({
    auth: 'guest',
    kind: 'command',
    repeat: 'distinct',
    summary: 'Begins a sign-in at another company: where to send the person, and what must come back.',
    input: z.object({ type: thirdType }),
    output: z.object({
      url: z.string(),
      /** Comes back with the person; the page compares it with the one it kept, so that nobody is signed in by somebody else’s link. */
      state: z.string(),
      /** For a wrapper that asks the phone instead of a page: the token it gets must carry this. */
      nonce: z.string(),
    }),
    refusals: { NotOffered: 1002 },
  }),
  userLoginByThird: call({
    auth: 'guest',
    kind: 'command',
    repeat: 'distinct',
    summary: 'Signs in with what another company says about the person; opens an account the first time.',
    input: z.object({
      ...thirdProof,
      country_code: z._default(countryCode, '86'),
      source,
      nicename: optionalText(60),
      avatar: optionalText(500),
      email: optionalText(200),
      restore: z._default(int(0, 1), 0),
      restricted,
      mobileid: optionalText(64),
    }),
    output: signedIn,
    refusals: { NotProved: 1001, NotOffered: 1002, Disabled: 1003, Cancelled: 1004 },
    signed: ['openid'],
  }),
  exchangeToken: call({
    auth: 'user',
    kind: 'command',
    repeat: 'distinct',
    summary: 'Trades a token that stood in an address for a new one; the old one is worthless from then on.',
    input: z.object({ mobileid: optionalText(64), source }),
    output: signedIn,
  }),
  getDevices: call({
    auth: 'user',
    kind: 'query',
    summary: 'Where I am signed in.',
    input: z.object({}),
    output: z.array(
      z.object({
        id: z.int(),
        /** Name the device gave itself: a browser and a system. */
        device: z.string(),
        source: z.string(),
        created: z.int(),
        seen: z.int(),
        current: flag,
      }),
    ),
  }),
  revokeDevice: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id'] },
    summary: 'Signs one of my devices out: calls, room events and pictures stop there at once.',
    input: z.object({ id: int(1, 2 ** 31 - 1) }),
    output: nothing,
    refusals: { NoSuchDevice: 1001 },
  }),
  getStepUpCode: call({
    auth: 'user',
    kind: 'command',
    repeat: 'distinct',
    summary: 'Sends a code to my own phone, to prove once more that it is me.',
    input: z.object({}),
    output: nothing,
    refusals: { SentAlready: 1002, DailyLimit: 1003, NoPhone: 1004 },
  }),
  stepUp: call({
    auth: 'user',
    kind: 'command',
    repeat: 'distinct',
    summary: 'Proves once more that it is me, by one of password, code or another company; holds for five minutes on this device.',
    input: z.object({ user_pass: z.optional(password), smscode: z.optional(code), ...z.partial(z.object(thirdProof)).shape }),
    output: z.object({ until: z.int() }),
    refusals: { NotProved: 1001, NoCode: 1002 },
  }),
  getCountrys: call({
    auth: 'guest',
    kind: 'query',
    summary: 'Countries with their calling codes, in alphabetical sections of the caller’s language.',
    input: z.object({}),
    output: z.array(
      z.object({
        title: z.string(),
        lists: z.array(z.object({ name: z.string(), name_en: z.string(), tel: z.string(), iso: z.string() })),
      }),
    ),
  }),
  getCode: call({
    auth: 'guest',
    kind: 'command',
    repeat: 'distinct',
    summary: 'Sends a code to a phone that wants to register.',
    ...codeRequest,
    signed: ['mobile'],
  }),
  getForgetCode: call({
    auth: 'guest',
    kind: 'command',
    repeat: 'distinct',
    summary: 'Sends a code to a phone whose password is forgotten.',
    ...codeRequest,
    signed: ['mobile'],
  }),
  userReg: call({
    auth: 'guest',
    kind: 'command',
    repeat: { keyedBy: ['country_code', 'user_login'] },
    summary: 'Opens an account for the phone the code was sent to.',
    input: z.object({
      country_code: countryCode,
      user_login: phone,
      ...newPassword,
      source,
      country_name: optionalText(60),
    }),
    output: nothing,
    refusals: { NoCode: 1001, WrongCode: 1002, PasswordsDiffer: 1003, WeakPassword: 1004, BadPhone: 1005, Taken: 1006 },
  }),
  userFindPass: call({
    auth: 'guest',
    kind: 'command',
    repeat: 'distinct',
    summary: 'Sets a new password for the phone the code was sent to; every session of the account ends.',
    input: z.object({ country_code: countryCode, user_login: phone, ...newPassword }),
    output: nothing,
    refusals: { NoCode: 1001, WrongCode: 1002, PasswordsDiffer: 1003, WeakPassword: 1004, BadPhone: 1005 },
  }),
  logout: call({
    auth: 'user',
    kind: 'command',
    whileDisabled: true,
    repeat: { keyedBy: ['all'] },
    summary: 'Ends this session, or with all=1 every session of mine; their tokens stop working at once.',
    input: z.object({ all: z._default(int(0, 1), 0) }),
    output: nothing,
  }),
})
