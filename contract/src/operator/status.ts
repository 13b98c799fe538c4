import * as z from 'zod/mini'
import { call, domain } from '../call.ts'
import { roomCard } from '../home.ts'

export const Status = domain('Status', {
  getStatus: call({
    auth: 'user',
    kind: 'query',
    summary: 'Whether each engine answers, and the rooms on air.',
    input: z.object({}),
    output: z.object({
      engines: z.array(z.object({ name: z.string(), ok: z.boolean(), ms: z.int(), note: z.string() })),
      viewers: z.int(),
      rooms: z.array(roomCard),
      uptime: z.int(),
    }),
  }),
})
