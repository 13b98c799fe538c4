import type { Output } from '@nimbo/contract'
import type { Catalogue } from '@nimbo/contract/operator'
import type { GiftRow } from './catalogue.store.ts'

/** A gift as it is on the wire: one field for every language. */
export function giftLine({ names, ...gift }: GiftRow): Output<typeof Catalogue.getGifts>[number] {
  return {
    ...gift,
    name_en: names.en,
    name_pt: names.pt,
    name_es: names.es,
    name_fr: names.fr,
    name_ar: names.ar,
    name_zh_cn: names['zh-cn'],
    name_zh: names.zh,
  }
}
