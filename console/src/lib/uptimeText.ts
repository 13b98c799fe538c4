const units = [
  { name: 'd', seconds: 86_400 },
  { name: 'h', seconds: 3_600 },
  { name: 'min', seconds: 60 },
  { name: 's', seconds: 1 },
]

/** The two largest units that matter: "1 d 3 h", "12 min 5 s". */
export function uptimeText(seconds: number): string {
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
