import { redPackState } from '@nimbo/contract'
import type { RedPack, RedPackState } from '@nimbo/contract'
import type { ShownPack } from './red.state.ts'

export function listedPack(pack: RedPack, now: number): ShownPack {
  const { id, uid, user_nicename, avatar, type, coin, nums, des, follow, second, left, isrob } = pack
  const times = { opensAt: now + second * 1000, endsAt: now + left * 1000 }
  return { id, uid, user_nicename, avatar, type, coin, nums, des, follow, ...times, isTaken: isrob === 1 }
}

/** By this device's clock; the server decides by its own, and its answer is what counts. */
export const stateAt = ({ opensAt, endsAt }: Pick<ShownPack, 'opensAt' | 'endsAt'>, now: number): RedPackState =>
  redPackState({ opensAt, expiresAt: endsAt, free: 1, closed: false }, now)

/** Packs offered to me, in their order: those that can be taken now, then the one that opens next. */
export function offeredPacks(packs: readonly ShownPack[], me: number, now: number): ShownPack[] {
  return packs
    .filter((pack) => !pack.isTaken && stateAt(pack, now) !== 'closed')
    .toSorted((a, b) => Number(a.uid === me) - Number(b.uid === me) || Math.max(a.opensAt, now) - Math.max(b.opensAt, now) || a.id - b.id)
}

export interface PackDraft {
  lucky: boolean
  coin: number
  nums: number
}
/** Coins the whole pack costs. */
export const packTotal = ({ lucky, coin, nums }: PackDraft): number => (lucky ? coin : coin * nums)
