import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { flag, string, uid } from './scalars.ts'

/** Largest number of impressions one person may have of another. */
export const MAX_LABELS = 3

export const label = z.object({
  id: z.int(),
  /** In the caller’s language. */
  name: z.string(),
  /** `#rrggbb`. */
  colour: z.string(),
  /** Number of people who chose it. */
  nums: z.int(),
})
export type ProfileLabel = z.output<typeof label>

/** Ids with commas. How many there may be is a refusal, not a fault of the request. */
const labels = z.pipe(
  z._default(string().check(z.trim(), z.maxLength(200), z.regex(/^(\d{1,4}(,\d{1,4})*)?$/)), ''),
  z.transform((given) => (given === '' ? [] : [...new Set(given.split(',').map(Number))])),
)

export const unavailable = { NoSuchPerson: 1001, Blocked: 1002 } as const

export const Labels = domain('User', {
  getUserLabel: call({
    specName: 'User.GetUserLabel',
    auth: 'user',
    kind: 'query',
    summary: 'Impressions to choose from, how many people have each of this person, and which are mine.',
    input: z.object({ touid: uid }),
    output: z.array(z.object({ ...label.shape, ifcheck: flag })),
    refusals: unavailable,
  }),
  setUserLabel: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['touid', 'labels'] },
    summary: 'Says my impressions of a person, at most three, in place of those before.',
    input: z.object({ touid: uid, labels }),
    output: z.array(label),
    refusals: { NoLabel: 1001, TooManyLabels: 1002, Yourself: 1003, NoSuchPerson: 1004, Blocked: 1005, NoSuchLabel: 1006 },
  }),
})
