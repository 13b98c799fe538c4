const two = (n: number) => String(n).padStart(2, '0')

/** 01:12:46, as a show's length is written everywhere. */
export function clockText(seconds: number): string {
  const s = Math.max(0, Math.floor(seconds))
  return `${two(Math.floor(s / 3600))}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`
}
