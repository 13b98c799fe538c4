const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

/** How long somebody has waited: `2 min`, `1 h 02`, `3 d 4 h`. */
export function waitText(seconds: number): string {
  if (seconds < MINUTE) return '< 1 min'
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min`
  const hours = Math.floor(seconds / HOUR)
  if (seconds < DAY) return `${hours} h ${String(Math.floor((seconds % HOUR) / MINUTE)).padStart(2, '0')}`
  return `${Math.floor(seconds / DAY)} d ${hours % 24} h`
}
