import { giftMarks, giftTypes } from '@nimbo/contract'
import type { BackpackGift, GiftCard } from '@nimbo/contract'
import { create } from 'zustand'

export const giftTabs = ['gifts', 'deluxe', 'doodle', 'backpack'] as const
export type GiftTab = (typeof giftTabs)[number]
export const quantities = [1, 10, 66, 188, 520, 1314] as const
/** Counts of a run that are celebrated. */
export const milestones: ReadonlySet<number> = new Set([10, 66, 188, 520, 1314])

interface GiftChoice {
  tab: GiftTab
  giftid: number
  count: number
}
/** The selection outlives the sheet: after a recharge one tap sends it. */
export const useGiftChoice = create<GiftChoice>()(() => ({ tab: 'gifts', giftid: 0, count: 1 }))
export const chooseTab = (tab: GiftTab): void => useGiftChoice.setState({ tab, count: 1 })
export const chooseGift = (giftid: number): void => useGiftChoice.setState({ giftid })
export const chooseCount = (count: number): void => useGiftChoice.setState({ count })

interface GiftLists {
  giftlist: readonly GiftCard[]
  proplist: readonly BackpackGift[]
}
export function giftsIn(tab: GiftTab, { giftlist, proplist }: GiftLists): readonly (GiftCard | BackpackGift)[] {
  if (tab === 'backpack') return proplist
  const type = { gifts: giftTypes.normal, deluxe: giftTypes.deluxe, doodle: giftTypes.doodle }[tab]
  return giftlist.filter((gift) => gift.type === type)
}

export const isBackpackGift = (gift: GiftCard | BackpackGift): gift is BackpackGift => 'nums' in gift

/** Gift for guards only, chosen by a viewer who is none. */
export const needsGuard = ({ mark }: GiftCard, guardType: number): boolean => mark === giftMarks.guards && guardType === 0

/** Gifts of one page each. */
export function pagesOf<T>(gifts: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(gifts.length / size) }, (_, page) => gifts.slice(page * size, (page + 1) * size))
}

/** Coins left after paying; negative by the number missing. */
export const leftAfter = (coin: string, pending: bigint, cost: bigint): bigint => BigInt(coin) - pending - cost
