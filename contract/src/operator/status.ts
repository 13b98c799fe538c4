import * as z from 'zod/mini'
import { call, domain } from '../call.ts'
import { roomCard } from '../home.ts'
import { moneyOut } from '../money.ts'

export const Status = domain('Status', {
  getStatus: call({
    auth: 'user',
    kind: 'query',
    summary: 'Whether each engine answers, what the wallets we pay from hold, and the rooms on air.',
    input: z.object({}),
    output: z.object({
      engines: z.array(z.object({ name: z.string(), ok: z.boolean(), ms: z.int(), note: z.string() })),
      /** Balances as the worker last saw them; `low` is below the floor. */
      funds: z.array(z.object({ asset: z.string(), amount: moneyOut, floor: moneyOut, low: z.boolean(), at: z.int() })),
      viewers: z.int(),
      rooms: z.array(roomCard),
      uptime: z.int(),
    }),
  }),
})
