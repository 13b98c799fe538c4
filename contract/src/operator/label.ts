import * as z from 'zod/mini'
import { call, domain } from '../call.ts'
import { flag, int, nothing, optionalText, string, text } from '../scalars.ts'
import { nameFields } from './nameFields.ts'

/** On offer at once: people choose from one screen. */
export const MAX_LABELS_OFFERED = 60
const id = int(1, 32_767)
const name = text(24)

const given = {
  ...nameFields(name),
  /** Clients of the family fill an impression with it. */
  colour: string().check(z.regex(/^#[0-9a-f]{6}$/)),
  position: z._default(int(0, 9_999), 0),
}
const givenNames = Object.keys(given) as (keyof typeof given)[]

/** Impressions that people can choose of each other. */
export const Label = domain('Label', {
  getLabels: call({
    auth: 'user',
    kind: 'query',
    summary: 'Every impression there is or was, in the order people see.',
    input: z.object({}),
    output: z.array(
      z.object({
        id: z.int(),
        ...nameFields(z.string()),
        colour: z.string(),
        position: z.int(),
        isretired: flag,
      }),
    ),
  }),
  create: call({
    auth: 'user',
    kind: 'command',
    repeat: 'distinct',
    summary: 'Adds an impression.',
    input: z.object(given),
    output: z.object({ id: z.int() }),
    refusals: { Full: 1001 },
  }),
  change: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id', ...givenNames] },
    summary: 'Changes an impression, also for who has it already.',
    input: z.object({ id, ...given }),
    output: nothing,
    refusals: { NoSuchLabel: 1001 },
  }),
  retire: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id'] },
    summary: 'Nobody can choose it any more, and profiles no longer show it.',
    input: z.object({ id, reason: optionalText(300) }),
    output: nothing,
    refusals: { NoSuchLabel: 1001 },
  }),
  restore: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id'] },
    summary: 'Brings a retired impression back, with everybody who had chosen it.',
    input: z.object({ id }),
    output: nothing,
    refusals: { NoSuchLabel: 1001, Full: 1002 },
  }),
})
