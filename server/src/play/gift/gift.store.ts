import type { GiftCard, Language } from '@nimbo/contract'
import { itemsOf } from '../../core/ledger/index.ts'
import type { Sql } from '../../platform/postgres.ts'

/** A gift of the catalogue as every language sees it. */
export interface CatalogueGift {
  card: Omit<GiftCard, 'giftname'>
  names: Record<Language, string>
  /** Offered in the shop now. A gift in a backpack can be given anyway. */
  offered: boolean
}

export async function readCatalogue(sql: Sql): Promise<CatalogueGift[]> {
  return sql.query<CatalogueGift>(
    `select json_build_object('id', id, 'type', type, 'mark', mark, 'needcoin', price::text, 'gifticon', icon, 'swf', effect,
         'swftype', effect_kind, 'swftime', effect_seconds) as card, names,
       retired_at is null and coalesce(from_at <= now(), true) and coalesce(now() < until_at, true) as offered
     from gift order by price, position, id`,
  )
}

export interface OwnedGift {
  id: number
  nums: number
  endtime: number
  ending: number
}
/** Gifts in a backpack, earliest expiry first. */
export async function ownedGifts(sql: Sql, uid: number): Promise<OwnedGift[]> {
  const items = await itemsOf(sql, uid)
  const owned = items.map(({ kind, amount, expires_at: at, expiring }) => ({
    id: kind,
    nums: Number(amount),
    endtime: at === null ? 0 : Math.floor(at.getTime() / 1000),
    ending: Number(expiring ?? 0n),
  }))
  const due = ({ endtime }: OwnedGift) => endtime || Number.MAX_SAFE_INTEGER
  return owned.toSorted((a, b) => due(a) - due(b) || a.id - b.id)
}
