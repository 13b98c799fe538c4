import { comboSeconds } from '@nimbo/contract'
import type { FeedConsumer } from '../../core/ledger/index.ts'
import { givenGift } from '../../play/rank/index.ts'
import type { Database, Sql } from '../../platform/postgres.ts'
import { areBlocked } from '../../people/user/index.ts'
import { append } from './append.ts'
import { lockIfExists, keyOf } from './conversation.store.ts'

/** A run is over when its next gift would begin another; the feed may be a little behind. */
const RUN_SECONDS = comboSeconds + 5
const BATCH = 100

/**
 * A gift somebody sends in a live to a person they write to stands in their conversation, too: a run of the same gift as one card. Nobody
 * gets a conversation from a gift, and what was given before the feed was read this far is not told late.
 */
export function projectGiftCards(): FeedConsumer {
  return {
    name: 'giftCards',
    ops: ['gift', 'itemGift'],
    async apply(sql, transfers) {
      const given = transfers.flatMap((transfer) => {
        const gift = givenGift(transfer)
        const parts = BigInt(gift?.receivers.length ?? 1)
        return (gift?.receivers ?? []).map((receiver) => ({
          combo: transfer.combo!,
          receiver,
          uid: transfer.uid,
          gift: gift!.gift,
          nums: transfer.count / Number(parts),
          coins: transfer.coins / parts,
          at: transfer.at,
        }))
      })
      if (given.length > 0) await addToCards(sql, given)
    },
  }
}

interface Given {
  combo: string
  receiver: number
  uid: number
  gift: number
  nums: number
  coins: bigint
  at: Date
}

async function addToCards(sql: Sql, given: readonly Given[]): Promise<void> {
  await sql.query(
    `insert into gift_card as x (combo, receiver, uid, conversation_id, gift, nums, coins, at)
     select g.combo, g.receiver, g.uid, c.id, g.gift, sum(g.nums), sum(g.coins), max(g.at)
     from unnest($1::uuid[], $2::int[], $3::int[], $4::smallint[], $5::int[], $6::bigint[], $7::timestamptz[])
       as g (combo, receiver, uid, gift, nums, coins, at)
     join conversation c on c.low = least(g.uid, g.receiver) and c.high = greatest(g.uid, g.receiver) and c.last_seq > 0
     where g.at > now() - interval '1 hour' group by 1, 2, 3, 4, 5
     on conflict (combo, receiver) do update set nums = x.nums + excluded.nums, coins = x.coins + excluded.coins, at = greatest(x.at, excluded.at)`,
    [
      given.map((g) => g.combo),
      given.map((g) => g.receiver),
      given.map((g) => g.uid),
      given.map((g) => g.gift),
      given.map((g) => g.nums),
      given.map((g) => g.coins),
      given.map((g) => g.at),
    ],
  )
}

/** Runs that are over become messages, each once: the card goes in the transaction that makes it one. */
export async function sendGiftCards({ db }: { db: Database }): Promise<void> {
  while ((await db.transaction(sendSome)) === BATCH);
}

async function sendSome(sql: Sql): Promise<number> {
  const over = await sql.query<Omit<Given, 'at'>>(
    `delete from gift_card where (combo, receiver) in (
       select combo, receiver from gift_card where at < now() - make_interval(secs => $1)
       order by at limit $2 for update skip locked)
     returning combo, receiver, uid, gift, nums, coins`,
    [RUN_SECONDS, BATCH],
  )
  // Conversations are held in one order by every worker.
  for (const card of over.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))) await sendCard(sql, card)
  return over.length
}

const orderOf = ({ uid, receiver }: Pick<Given, 'uid' | 'receiver'>) => keyOf(uid, receiver)

async function sendCard(sql: Sql, { uid, receiver, gift, nums, coins }: Omit<Given, 'at'>): Promise<void> {
  // A gift that was taken back meanwhile is none.
  if (nums <= 0) return
  const conversation = await lockIfExists(sql, uid, receiver)
  if (conversation === undefined || (await areBlocked(sql, uid, receiver))) return
  await append(sql, { conversation, touid: receiver, message: { uid, kind: 'gift', gift, nums, coins }, unanswered: false, known: false })
}
