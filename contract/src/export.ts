import * as z from 'zod/mini'
import { call, domain } from './call.ts'

export const exportStates = ['none', 'waiting', 'ready'] as const
export type ExportState = (typeof exportStates)[number]

const state = z.object({
  state: z.enum(exportStates),
  /** Time of the request, and end of the download; 0 without one. */
  addtime: z.int(),
  endtime: z.int(),
  bytes: z.int(),
  /** Time from which another may be asked for; 0 for at once. */
  nexttime: z.int(),
})

/** Calls of `User` about the copy of my data. Apart from the others, because one screen alone needs them. */
export const DataExport = domain('User', {
  getExport: call({
    auth: 'user',
    kind: 'query',
    summary: 'Whether a copy of my data is being made or ready.',
    input: z.object({}),
    output: state,
  }),
  askExport: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: [] },
    summary:
      'Asks for a copy of everything about me, as JSON and CSV in one ZIP, once a day. It is made within 24 hours, and a notice says so.',
    input: z.object({}),
    output: state,
    refusals: { TooSoon: 1001, StepUpNeeded: 1020 },
  }),
  openExport: call({
    auth: 'user',
    kind: 'command',
    repeat: 'distinct',
    summary: 'An address of the copy, good for ten minutes.',
    input: z.object({}),
    output: z.object({ url: z.string() }),
    refusals: { NotReady: 1001, StepUpNeeded: 1020 },
  }),
})
