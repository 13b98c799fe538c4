import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { coinsOut, flag, int, nothing, optionalText } from './scalars.ts'

/** Old clients send `+55`, `55` or the number 55. */
const countryCode = z.pipe(
  z.union([z.string(), z.number()]),
  z.pipe(
    z.transform((v: string | number) => String(v).replace(/^\+/, '')),
    z.string().check(z.regex(/^\d{1,4}$/)),
  ),
)
const password = z.string().check(z.minLength(1), z.maxLength(128))
const code = z.string().check(z.trim(), z.regex(/^\d{6}$/))
/** One answer whether or not the phone is known: who has an account is nobody else's business. */
const codeRequest = {
  input: z.object({ mobile: z.string().check(z.trim(), z.regex(/^\d{1,11}$/)), country_code: countryCode }),
  output: nothing,
}
const newPassword = { user_pass: password, user_pass2: password, code }
const phone = z.string().check(z.trim(), z.regex(/^\d{1,11}$/))

/** What a client keeps after signing in. `usersign` opens the realtime connection. */
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
})

export const Login = domain('Login', {
  userLogin: call({
    auth: 'guest',
    kind: 'command',
    summary: 'Signs in with phone and password.',
    input: z.object({
      country_code: countryCode,
      user_login: phone,
      user_pass: password,
      mobileid: optionalText(64),
      source: z._default(z.enum(['web', 'android', 'ios']), 'web'),
    }),
    output: signedIn,
    refusals: { WrongCredentials: 1001, Disabled: 1003, Cancelled: 1004 },
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
    summary: 'Sends a code to a phone that wants to register.',
    ...codeRequest,
    refusals: { SentAlready: 1002, DailyLimit: 1003, BadPhone: 1005 },
    signed: ['mobile'],
  }),
  getForgetCode: call({
    auth: 'guest',
    kind: 'command',
    summary: 'Sends a code to a phone whose password is forgotten.',
    ...codeRequest,
    refusals: { SentAlready: 1002, DailyLimit: 1003, BadPhone: 1005 },
    signed: ['mobile'],
  }),
  userReg: call({
    auth: 'guest',
    kind: 'command',
    summary: 'Opens an account for the phone the code was sent to.',
    input: z.object({
      country_code: countryCode,
      user_login: phone,
      ...newPassword,
      source: z._default(z.enum(['web', 'android', 'ios']), 'web'),
      country_name: optionalText(60),
    }),
    output: nothing,
    refusals: { NoCode: 1001, WrongCode: 1002, PasswordsDiffer: 1003, WeakPassword: 1004, Taken: 1006 },
  }),
  userFindPass: call({
    auth: 'guest',
    kind: 'command',
    summary: 'Sets a new password for the phone the code was sent to; every session of the account ends.',
    input: z.object({ country_code: countryCode, user_login: phone, ...newPassword }),
    output: nothing,
    refusals: { NoCode: 1001, WrongCode: 1002, PasswordsDiffer: 1003, WeakPassword: 1004 },
  }),
  logout: call({
    auth: 'user',
    kind: 'command',
    summary: 'Ends this session, or with all=1 every session of mine; their tokens stop working at once.',
    input: z.object({ all: z._default(int(0, 1), 0) }),
    output: nothing,
  }),
})
