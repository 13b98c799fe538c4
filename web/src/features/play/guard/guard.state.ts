import type { Guard, Output } from '@nimbo/contract'
import type { GuardTier } from '../../../ui/GuardBadge.tsx'

export type GuardInfo = Output<typeof Guard.getList>
export type Tier = GuardInfo['list'][number]

const DAY = 86_400

type Own = Pick<GuardInfo, 'list' | 'mine'>
/** Effect of a tier on the guard one has: the same adds its days, a higher one begins now, a lower one is refused. */
export type Change = 'new' | 'extend' | 'overwrite' | 'refused'
export function changeOf(tier: Tier, { list, mine }: Own, now: number): Change {
  if (mine.type === 0 || mine.endtime <= now) return 'new'
  if (tier.id === mine.guardid) return 'extend'
  const days = list.find(({ id }) => id === mine.guardid)?.days ?? 0
  const isLower = tier.type < mine.type || (tier.type === mine.type && tier.days < days)
  return isLower ? 'refused' : 'overwrite'
}

/** End of the guard: an extension adds its days, everything else begins now. */
export const endOf = (tier: Tier, own: Own, now: number): number =>
  (changeOf(tier, own, now) === 'extend' ? own.mine.endtime : now) + tier.days * DAY

export const daysLeft = (endtime: number, now: number): number => Math.max(0, Math.ceil((endtime - now) / DAY))

/** Saving per day of a tier against the guard one has, or else against the shortest, in whole percent; 0: nothing. */
export function saving(tier: Tier, { list, mine }: Own, now: number): number {
  const own = mine.endtime > now ? list.find(({ id }) => id === mine.guardid) : undefined
  const known = own ?? list.toSorted((a, b) => a.days - b.days)[0]
  const aDay = ({ coin, days }: Tier) => Number(coin) / days
  return known ? Math.max(0, Math.round(100 - (aDay(tier) / aDay(known)) * 100)) : 0
}

/** The picture of a tier: the week and the month share one kind. */
export const artOf = ({ type, days }: Pick<Tier, 'type' | 'days'>): GuardTier => (type > 1 ? 'year' : days <= 7 ? 'week' : 'month')
