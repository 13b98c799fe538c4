import { type GiftType, giftTypes } from '@nimbo/contract'
import type { Output } from '@nimbo/contract'
import type { Catalogue } from '@nimbo/contract/operator'
import { checkEconomy, decimal, EconomyRefused, maxPayback, type Payback, readEconomy, sharePercent } from '../../money/economy/index.ts'
import type { Sql } from '../../platform/postgres.ts'

/** Names of gift types under which shares are filed. */
const kinds: Record<GiftType, string> = { [giftTypes.normal]: 'normal', [giftTypes.deluxe]: 'deluxe', [giftTypes.doodle]: 'doodle' }

/** The whole economy with the share this kind of gift brings: a price alone moves no share, the kind does. */
export async function checkGift(sql: Sql, { price, type }: { price: number; type: number }): Promise<Output<typeof Catalogue.check>> {
  const economy = await readEconomy(sql)
  const percent = sharePercent(economy.shares, 'gift', kinds[type as GiftType])
  const gift = { percent, votes: Math.floor((price * percent) / 100), limit: decimal(maxPayback, 2) }
  try {
    const worst = worstOf(checkEconomy(economy))
    return { ...gift, safe: 1, payback: worst ? decimal(worst.payback, 4) : '0', lines: worst?.steps ?? [] }
  } catch (e) {
    if (!(e instanceof EconomyRefused)) throw e
    return { ...gift, safe: 0, payback: '', lines: [...e.problems] }
  }
}

function worstOf(found: readonly Payback[]): Payback | undefined {
  return found.toSorted((a, b) => Number(decimal(b.payback, 6)) - Number(decimal(a.payback, 6)))[0]
}
