const days = (unit: string) => (at: string) => `(date_trunc('${unit}', ${at} at time zone 'UTC')::date - date '1970-01-01')`

/** SQL: the number of the hour, day, week or month a moment is in, in UTC: hours from 1970, and days from 1970 to when it began. */
export const periodOf = {
  hour: (at: string) => `floor(extract(epoch from ${at}) / 3600)::int`,
  day: days('day'),
  week: days('week'),
  month: days('month'),
} as const
export type Period = keyof typeof periodOf

/** SQL: when the running one began, in epoch seconds. */
export const periodStart = (period: Period) => `(${periodOf[period]('now()')}::int * ${period === 'hour' ? 3600 : 86_400})`
