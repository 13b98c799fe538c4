import * as z from 'zod/mini'
import { call, domain, spendRefusals } from './call.ts'
import { maxRoomPrice } from './live.ts'
import { privateStates } from './machines/privateShow.ts'
import { coinsOut, int, requestId, stream, uid } from './scalars.ts'
import { userCard } from './user.ts'

export const MIN_PRIVATE_MINUTES = 10
/** Limit for one show with all its deposits. */
export const MAX_PRIVATE_MINUTES = 120
/** Time limit for an anchor's answer. */
export const privateAnswerSeconds = 120
/** Version of the wording of rate, minimum and recording that both sides agreed to. */
export const PRIVATE_CONSENT = 1

const performanceId = int(1, 1e15)
const minutePrice = int(1, maxRoomPrice)
/** Both sides say that they know the rate, the smallest deposit, and that nobody may record. */
const consent = int(PRIVATE_CONSENT, PRIVATE_CONSENT)

const performance = z.object({
  id: z.int(),
  liveuid: z.int(),
  stream: z.string(),
  host: userCard,
  viewer: userCard,
  state: z.enum(privateStates),
  need_coin_min: coinsOut,
  /** Minutes and coins of all deposits. */
  minutes: z.int(),
  deposit: coinsOut,
  /** Seconds of a minute, and how many at the beginning are free. */
  length: z.int(),
  free: z.int(),
  /** Seconds with media on both sides so far, the free ones included. */
  flowed: z.int(),
  /** Minutes and coins so far; final once it has ended. */
  billed: z.int(),
  cost: coinsOut,
  /** Only for the host: what it brought. */
  votes: coinsOut,
  released: coinsOut,
  /** Seconds the deposit still lasts while media flows. */
  left: z.int(),
  /** Seconds until somebody has to have answered, or media has to be back; 0: nothing is waited for. */
  wait: z.int(),
  starttime: z.int(),
  endtime: z.int(),
  ended_by: z.enum(['', 'viewer', 'anchor', 'clock', 'media', 'operator']),
  /** The evidence, once it is over: what was seen on both sides, the minutes it makes, and the lines of the ledger. */
  flows: z.array(z.object({ from: z.int(), to: z.int() })),
  ticks: z.array(z.object({ minute: z.int(), from: z.int(), to: z.int(), seconds: z.int() })),
  deposits: z.array(z.object({ transfer: z.string(), minutes: z.int(), coin: coinsOut, paid: coinsOut, at: z.int() })),
})
export type PrivatePerformance = z.output<typeof performance>

const answered = z.object({ coin: coinsOut, performance })
const noSuch = { NoSuchPerformance: 1001 } as const

export const PrivateShow = domain('Live', {
  setPrivatePerformance: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['need_coin_min'] },
    summary: 'Offers private shows at so many coins a minute, in this show and the next ones; 0: no longer.',
    input: z.object({ need_coin_min: int(0, maxRoomPrice) }),
    output: z.object({ need_coin_min: z.int() }),
    refusals: { NotCertified: 1002 },
  }),
  reqPrivatePerformance: call({
    specName: 'App.Live.ReqPrivatePerformance',
    auth: 'user',
    kind: 'money',
    repeat: 'replay',
    summary:
      'Asks for a private show at the price I was shown. The deposit is set aside, and comes back whole unless it is accepted in time.',
    input: z.object({
      liveuid: uid,
      stream,
      need_coin_min: minutePrice,
      minutes: int(MIN_PRIVATE_MINUTES, MAX_PRIVATE_MINUTES),
      consent,
      client_request_id: requestId,
    }),
    output: answered,
    refusals: {
      InsufficientBalance: 1001,
      NotOffered: 1002,
      NotAdmitted: 1004,
      RoomEnded: 1005,
      FeeChanged: 1007,
      Engaged: 1008,
      IdempotencyConflict: 1009,
      Yourself: 1010,
      AgeRequired: 1016,
      ...spendRefusals,
    },
  }),
  dealPrivatePerformance: call({
    specName: 'App.Live.DealPrivatePerformance',
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id', 'op'] },
    summary: 'Accepts (op 1) or declines (op 2) a private show. Whoever is late is answered what became of it.',
    input: z.object({
      id: performanceId,
      liveuid: uid,
      stream,
      op: int(1, 2),
      need_coin_min: minutePrice,
      consent: z._default(int(0, PRIVATE_CONSENT), 0),
    }),
    output: z.object({ performance }),
    refusals: { ...noSuch, ConsentNeeded: 1002, FeeChanged: 1007, Engaged: 1008 },
  }),
  extendPrivatePerformance: call({
    auth: 'user',
    kind: 'money',
    repeat: 'replay',
    summary: 'Sets aside a deposit for more minutes of a private show that is on.',
    input: z.object({ id: performanceId, minutes: int(1, MAX_PRIVATE_MINUTES), need_coin_min: minutePrice, client_request_id: requestId }),
    output: answered,
    refusals: {
      InsufficientBalance: 1001,
      NoSuchPerformance: 1002,
      NotRunning: 1005,
      TooLong: 1006,
      FeeChanged: 1007,
      IdempotencyConflict: 1009,
      ...spendRefusals,
    },
  }),
  endPrivatePerformance: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id'] },
    summary:
      'Withdraws a request or ends a private show, whichever it is. An anchor whose show was ended says so that they were there to its end.',
    input: z.object({ id: performanceId }),
    output: z.object({ performance }),
    refusals: noSuch,
  }),
  getPrivatePerformance: call({
    auth: 'user',
    kind: 'query',
    summary: 'What an anchor offers, what I have, and the private show `id` of mine, or the one of mine with this anchor that is open.',
    input: z.object({ liveuid: uid, id: z._default(int(0, 1e15), 0) }),
    output: z.object({
      /** 0: no private shows. */
      need_coin_min: z.int(),
      coin: coinsOut,
      performance: z.optional(performance),
    }),
    refusals: noSuch,
  }),
  getPrivateToken: call({
    auth: 'user',
    kind: 'query',
    summary: 'How to join the picture of a private show of mine that is on.',
    input: z.object({ id: performanceId }),
    output: z.object({ media: z.object({ url: z.string(), token: z.string() }) }),
    refusals: { ...noSuch, NotRunning: 1005 },
  }),
})
