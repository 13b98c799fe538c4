import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { coinsOut, flag, int, page, stream } from './scalars.ts'
import { userCard } from './user.ts'

/** Costs and income of a show, from the ledger. */
export const Receipts = domain('Live', {
  getReceipt: call({
    auth: 'user',
    kind: 'query',
    summary: 'What I watched, paid and got back in a show, line by line as the ledger has it.',
    input: z.object({ stream }),
    output: z.object({
      title: z.string(),
      host: userCard,
      starttime: z.int(),
      /** 0 while it goes on. */
      endtime: z.int(),
      /** Seconds since I first came in, while the show was on. */
      watched: z.int(),
      fee: coinsOut,
      minutes: z.int(),
      minutes_coin: coinsOut,
      /** Coins for minutes of private shows. */
      private_coin: coinsOut,
      barrages: z.int(),
      barrages_coin: coinsOut,
      guard_coin: coinsOut,
      gifts: z.array(z.object({ id: z.int(), giftname: z.string(), gifticon: z.string(), nums: z.int(), coin: coinsOut, ispack: flag })),
      gifts_coin: coinsOut,
      /** Red packs I sent, and what I took out of those of others, which `total` leaves out. */
      reds: z.int(),
      reds_coin: coinsOut,
      reds_won: coinsOut,
      /** Tips that were paid, that wait for a goal to be done, and that came back. */
      tips_coin: coinsOut,
      tips_held: coinsOut,
      tips_returned: coinsOut,
      refunded: coinsOut,
      /** All of it, less what came back. */
      total: coinsOut,
    }),
    refusals: { NoSuchShow: 1001, NeverJoined: 1002 },
  }),
  getGiftRecords: call({
    auth: 'user',
    kind: 'query',
    summary: 'Gifts I sent (type 0) or got (type 1), newest first, twenty a page; a combo is one record.',
    input: z.object({ type: z._default(int(0, 1), 0), p: page }),
    output: z.object({
      list: z.array(
        z.object({
          combo: z.string(),
          giftid: z.int(),
          giftname: z.string(),
          gifticon: z.string(),
          nums: z.int(),
          coin: coinsOut,
          votes: coinsOut,
          ispack: flag,
          at: z.int(),
          datetime: z.string(),
          stream: z.string(),
          title: z.string(),
          /** Receiver, or sender. */
          user: userCard,
        }),
      ),
    }),
  }),
  getShowReport: call({
    auth: 'user',
    kind: 'query',
    summary: 'One of my shows: votes and viewers over its time, at most sixty points, and the gifts it brought.',
    input: z.object({ stream }),
    output: z.object({
      votes: coinsOut,
      points: z.array(z.object({ at: z.int(), nums: z.int(), votes: coinsOut })),
      gifts: z.array(z.object({ id: z.int(), giftname: z.string(), gifticon: z.string(), nums: z.int(), votes: coinsOut })),
    }),
    refusals: { NoSuchShow: 1001 },
  }),
})
