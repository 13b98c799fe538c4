const two = (value: number) => String(value).padStart(2, '0')

/** A running clock: 29:41, and 1:02:05 past the hour; with `hours` they are always there (01:12:46). */
export function clockText(seconds: number, { hours: always = false } = {}): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60)]
  const rest = `${two(minutes)}:${two(whole % 60)}`
  if (always) return `${two(hours)}:${rest}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
