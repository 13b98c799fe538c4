import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { coinsOut, int, requestId, stream, text, uid } from './scalars.ts'

/** Paid lines across the picture. */
export const Barrages = domain('Live', {
  sendBarrage: call({
    auth: 'user',
    kind: 'money',
    repeat: 'replay',
    summary: 'Sends a paid line across the picture; `barrage_fee` of enterRoom says what it costs.',
    input: z.object({
      liveuid: uid,
      stream,
      content: text(100),
      giftid: z._default(int(0, 1_000_000), 0),
      giftcount: z._default(int(0, 9999), 1),
      /** The fee a person was shown and agrees to. */
      fee: z.optional(int(0, 1_000_000)),
      client_request_id: requestId,
    }),
    output: z.object({ barragetoken: z.string(), level: z.int(), coin: coinsOut }),
    refusals: {
      InsufficientBalance: 1001,
      SensitiveWord: 1002,
      NotAdmitted: 1003,
      Muted: 1004,
      RoomEnded: 1005,
      OverLimit: 1006,
      SpendingPaused: 1007,
      Frozen: 1008,
      IdempotencyConflict: 1009,
      FeeChanged: 1010,
    },
  }),
})
