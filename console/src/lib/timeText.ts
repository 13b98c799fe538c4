const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

const units = [
  { name: 'd', seconds: DAY },
  { name: 'h', seconds: HOUR },
  { name: 'min', seconds: MINUTE },
  { name: 's', seconds: 1 },
]
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const dated = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** The time for today, with the day for any other. */
export function timeText(epochSeconds: number): string {
  const at = new Date(epochSeconds * 1000)
  return (at.toDateString() === new Date().toDateString() ? clock : dated).format(at)
}

/** The two largest units: `1 d 3 h`, `12 min 5 s`. */
export function durationText(seconds: number): string {
  const first = units.findIndex((unit) => seconds >= unit.seconds)
  if (first < 0) return '0 s'
  let left = seconds
  const parts = units.slice(first, first + 2).map(({ name, seconds: size }) => {
    const count = Math.floor(left / size)
    left -= count * size
    return count > 0 ? `${count} ${name}` : ''
  })
  return parts.filter(Boolean).join(' ')
}

/** Waiting time, to the minute: `2 min`, `1 h 2 min`, `3 d 4 h`. */
export function waitText(seconds: number): string {
  return seconds < MINUTE ? '< 1 min' : durationText(seconds - (seconds % MINUTE))
}

/** Age in its largest unit; a clock that runs ahead of the server's reads as now. */
export function agoText(seconds: number): string {
  const unit = units.find((one) => one.seconds >= MINUTE && seconds >= one.seconds)
  return unit ? `${Math.floor(seconds / unit.seconds)} ${unit.name} ago` : 'just now'
}
