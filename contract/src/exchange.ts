import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { coinsIn } from './money.ts'
import { coinsOut, flag, requestId } from './scalars.ts'

export const Exchange = domain('Cash', {
  setVoteExchange: call({
    specName: 'App.Cash.SetVoteExchange',
    auth: 'user',
    kind: 'money',
    repeat: 'replay',
    summary: 'Turns tickets into coins.',
    input: z.object({ exchangevote: coinsIn, client_request_id: requestId }),
    output: z.object({ coin: coinsOut, votes: coinsOut, got: coinsOut }),
    refusals: { TooMuch: 1001, BadAmount: 1002, IdempotencyConflict: 1009, Frozen: 1012 },
  }),
  setCoinExchange: call({
    specName: 'App.Cash.SetCoinExchange',
    auth: 'user',
    kind: 'money',
    repeat: 'replay',
    summary: 'Turns coins into tickets. Off unless switched on, capped, and only for coins bought long enough ago.',
    input: z.object({ exchangecoin: coinsIn, client_request_id: requestId }),
    output: z.object({ coin: coinsOut, votes: coinsOut, got: coinsOut }),
    refusals: { TooMuch: 1001, BadAmount: 1002, SwitchedOff: 1003, OverCap: 1004, IdempotencyConflict: 1009, Frozen: 1012 },
  }),
  getExchange: call({
    auth: 'user',
    kind: 'query',
    summary: 'What I have of both, and what one brings of the other.',
    input: z.object({}),
    output: z.object({
      coin: coinsOut,
      votes: coinsOut,
      /** Tickets for coins: so many tickets bring so many coins. */
      vote_give: z.int(),
      vote_get: z.int(),
      /** Coins for tickets: 0 while it is switched off. */
      coin_open: flag,
      coin_give: z.int(),
      coin_get: z.int(),
      /** Coins that may be exchanged now. */
      coin_max: coinsOut,
    }),
  }),
})
