import type { Output } from '@nimbo/contract'
import { type Catalogue, nameLine } from '@nimbo/contract/operator'
import type { GiftRow } from './catalogue.store.ts'

/** A gift as it is on the wire: one field for every language. */
export function giftLine({ names, ...gift }: GiftRow): Output<typeof Catalogue.getGifts>[number] {
  return {
    ...gift,
    ...nameLine(names),
  }
}
