import * as z from 'zod/mini'
import { call, domain } from '../call.ts'
import { coinsOut, int, nothing, optionalText, page, requestId, string, text, uid } from '../scalars.ts'

export const correctionKinds = ['reversal', 'adjustment', 'write_off', 'freeze', 'unfreeze'] as const
export type CorrectionKind = (typeof correctionKinds)[number]
export const correctionStates = ['proposed', 'done', 'refused'] as const

const MOST = 1_000_000_000_000
const id = int(1, 2 ** 31 - 1)
const decided = { NoSuchCorrection: 1001, DecidedAlready: 1002, StepUpNeeded: 1003 }

/** Mending operations of the ledger: one operator proposes, another one decides. */
export const Correction = domain('Correction', {
  getCorrections: call({
    auth: 'user',
    kind: 'query',
    summary: 'Corrections of the ledger, newest first. 50 a page.',
    input: z.object({ state: z._default(z.enum(correctionStates), 'proposed'), p: page }),
    output: z.object({
      list: z.array(
        z.object({
          id: z.int(),
          kind: z.enum(correctionKinds),
          uid: z.int(),
          user_nicename: z.string(),
          asset: z.enum(['', 'coin', 'vote']),
          amount: coinsOut,
          /** The transfer it undoes; empty when it undoes none. */
          transfer: z.string(),
          ref: z.string(),
          reason: z.string(),
          state: z.enum(correctionStates),
          proposed_by: z.string(),
          proposed: z.int(),
          decided_by: z.string(),
          decided: z.int(),
          note: z.string(),
          /** True if I proposed it: another operator decides. */
          mine: z.boolean(),
        }),
      ),
      /** Number that wait, for the badge. */
      waiting: z.int(),
    }),
  }),
  propose: call({
    auth: 'user',
    kind: 'command',
    repeat: 'replay',
    summary: 'Proposes a correction, with a proof of who it is not older than five minutes. Nothing moves until somebody else approves it.',
    input: z.object({
      kind: z.enum(correctionKinds),
      touid: uid,
      /** Asset of an adjustment. */
      asset: z._default(z.enum(['', 'coin', 'vote']), ''),
      /** Amount of an adjustment, with its sign, or of a write-off. */
      amount: z._default(int(-MOST, MOST), 0),
      /** The transfer a reversal undoes. */
      transfer: z._default(string().check(z.regex(/^\d{0,18}$/)), ''),
      /** Subject it mends: an order, a withdrawal, a transfer. */
      ref: text(120),
      reason: text(300),
      client_request_id: requestId,
    }),
    output: z.object({ id: z.int() }),
    refusals: { NoSuchPerson: 1001, NoSuchTransfer: 1002, StepUpNeeded: 1003, Incomplete: 1004 },
  }),
  approve: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id'] },
    summary: 'Approves a correction somebody else proposed, and carries it out.',
    input: z.object({ id, note: optionalText(300) }),
    output: nothing,
    refusals: { ...decided, ProposedByYou: 1004, NotEnough: 1005, NotReversible: 1006, NothingToDo: 1007 },
  }),
  refuse: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id'] },
    summary: 'Says no to a correction, also to one’s own.',
    input: z.object({ id, note: optionalText(300) }),
    output: nothing,
    refusals: decided,
  }),
})
