/**
 * YYYY-MM-DD HH:mm:ss of epoch seconds, in UTC: how the specification shows a time. Records carry it as `date…` beside the number for
 * clients that print what they get; our own screens format the number in the person's locale. Empty for 0, which is no time.
 */
export function wireTime(seconds: number): string {
  return seconds === 0 ? '' : new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')
}
