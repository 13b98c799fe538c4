import * as z from 'zod/mini'
import { call, domain } from '../call.ts'
import { rejectReasons, withdrawal, withdrawalStates } from '../withdrawal.ts'
import { coinsOut, flag, int, nothing, optionalText, page, text } from '../scalars.ts'

export const riskLevels = ['low', 'medium', 'high'] as const
export type RiskLevel = (typeof riskLevels)[number]
export const riskSignals = [
  'account_changed',
  'one_giver',
  'young_payments',
  'new_device',
  'first_withdrawal',
  'unusual_amount',
  'name_differs',
  'disputed',
  'owes_coins',
  'ledger_broken',
] as const

export type RiskSignalName = (typeof riskSignals)[number]

const riskSignal = z.object({ sign: z.enum(riskSignals), weight: z.enum(riskLevels), fact: z.string() })
export type RiskSignal = z.infer<typeof riskSignal>

const person = { uid: z.int(), user_nicename: z.string(), avatar_thumb: z.string() }
const queued = z.object({
  ...withdrawal.shape,
  ...person,
  risk: z.enum(riskLevels),
  signed: z.int(),
  needed: z.int(),
  /** Reason why it waits or failed, as far as it is known. */
  why: z.string(),
  /** 1 if I signed it. */
  mine: flag,
})
export const queueFilters = ['waiting', 'mine', ...withdrawalStates] as const

export const Payout = domain('Payout', {
  getQueue: call({
    auth: 'user',
    kind: 'query',
    summary: 'Withdrawals, those that wait longest first; ended ones newest first. 50 a page.',
    input: z.object({ state: z._default(z.enum(queueFilters), 'waiting'), key: optionalText(60), p: page }),
    output: z.object({
      list: z.array(queued),
      waiting: z.int(),
      mine: z.int(),
      oldest: z.int(),
      high: z.int(),
      /** Per currency, sent today. */
      paid_today: z.array(z.object({ currency: z.string(), money: z.string() })),
    }),
  }),
  getDetail: call({
    auth: 'user',
    kind: 'query',
    summary: 'One withdrawal with everything somebody needs to decide.',
    input: z.object({ id: int(1, 2 ** 31 - 1) }),
    output: z.object({
      ...queued.shape,
      level: z.int(),
      certified: z.int(),
      /** In full: whoever signs has to see where it goes. Looking is written down. */
      destination: z.string(),
      holder: z.string(),
      document: z.string(),
      signs: z.array(riskSignal),
      passed: z.int(),
      checks: z.int(),
      givers: z.array(z.object({ ...person, votes: coinsOut, percent: z.int() })),
      signatures: z.array(
        z.object({ operator: z.int(), name: z.string(), decision: z.enum(['approve', 'reject']), note: z.string(), at: z.int() }),
      ),
      /** Notes of operators to each other; the person never sees them. */
      notes: z.array(z.object({ operator: z.int(), name: z.string(), note: z.string(), at: z.int() })),
      history: z.array(withdrawal),
      provider: z.string(),
    }),
    refusals: { NoSuchWithdrawal: 1001 },
  }),
  approve: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id'] },
    summary: 'Signs a withdrawal, with a proof of who it is not older than five minutes. Above a limit two people have to.',
    input: z.object({ id: int(1, 2 ** 31 - 1), note: optionalText(300) }),
    output: z.object({ state: z.enum(withdrawalStates), signed: z.int(), needed: z.int() }),
    refusals: {
      NoSuchWithdrawal: 1001,
      DecidedAlready: 1002,
      SignedAlready: 1003,
      LedgerBroken: 1004,
      StepUpNeeded: 1005,
      Contested: 1006,
      Frozen: 1007,
      OwesCoins: 1008,
    },
  }),
  reject: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id'] },
    summary: 'Says no, with a reason the person reads in their language. The tickets are free again.',
    input: z.object({ id: int(1, 2 ** 31 - 1), reason: z.enum(rejectReasons), note: optionalText(300) }),
    output: nothing,
    refusals: { NoSuchWithdrawal: 1001, DecidedAlready: 1002, NoteNeeded: 1003 },
  }),
  note: call({
    auth: 'user',
    kind: 'command',
    repeat: 'distinct',
    summary: 'Leaves a word for the next one who looks.',
    input: z.object({ id: int(1, 2 ** 31 - 1), note: text(300) }),
    output: nothing,
    refusals: { NoSuchWithdrawal: 1001 },
  }),
})
