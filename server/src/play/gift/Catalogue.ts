import type { BackpackGift, GiftCard, Language } from '@nimbo/contract'
import type { Database, Sql } from '../../platform/postgres.ts'
import { OneSecondCache } from '../../platform/OneSecondCache.ts'
import { type CatalogueGift, ownedGifts, readCatalogue } from './gift.store.ts'

/** The catalogue as it is shown: read once a second. What a gift costs is decided where it is sent. */
export class Catalogue {
  readonly #kept = new OneSecondCache<CatalogueGift[]>(1)
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async offered(language: Language): Promise<GiftCard[]> {
    return (await this.#all()).filter(({ offered }) => offered).map((gift) => cardOf(gift, language))
  }

  async backpackOf(sql: Sql, uid: number, language: Language): Promise<BackpackGift[]> {
    const [owned, all] = await Promise.all([ownedGifts(sql, uid), this.#all()])
    const byId = new Map(all.map((gift) => [gift.card.id, gift]))
    return owned.flatMap(({ id, ...held }) => {
      const gift = byId.get(id)
      return gift ? [{ ...cardOf(gift, language), ...held }] : []
    })
  }

  #all(): Promise<CatalogueGift[]> {
    return this.#kept.get('', () => this.#db.query(readCatalogue))
  }
}

function cardOf({ names, card }: CatalogueGift, language: Language): GiftCard {
  return { ...card, giftname: names[language] }
}
