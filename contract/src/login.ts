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
      user_pass: z.string().check(z.minLength(1), z.maxLength(128)),
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
  logout: call({
    auth: 'user',
    kind: 'command',
    summary: 'Ends this session, or with all=1 every session of mine; their tokens stop working at once.',
    input: z.object({ all: z._default(int(0, 1), 0) }),
    output: nothing,
  }),
})
