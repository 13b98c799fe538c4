import type { Detail } from './payout.queries.ts'

export interface Part {
  name: string
  percent: number
}

/** Three parts of a bar: the top gifter, the other named gifters together, and everyone else. */
export function partsOf(givers: Detail['givers']): Part[] {
  const [first, ...others] = givers
  if (!first) return []
  const named = others.reduce((sum, { percent }) => sum + percent, 0)
  const rest = 100 - first.percent - named
  return [
    { name: first.user_nicename, percent: first.percent },
    { name: others.length === 1 ? others[0]!.user_nicename : `${others.length} others`, percent: named },
    { name: 'everyone else', percent: rest },
  ].filter(({ percent }) => percent > 0)
}
