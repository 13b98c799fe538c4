const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
const DAY_MS = 86_400_000

/** Number of midnights of this device between then and now: a day of a clock change is one, too. */
export function daysAgo(seconds: number, now = new Date()): number {
  return Math.round((midnight(now) - midnight(new Date(seconds * 1000))) / DAY_MS)
}

/** Same day of this device, of two moments. */
export const isSameDay = (a: number, b: number): boolean => midnight(new Date(a * 1000)) === midnight(new Date(b * 1000))
