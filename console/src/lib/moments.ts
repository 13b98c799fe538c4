/** Epoch seconds of a moment as the browser's own field holds it, in this desk's time; empty is 0. */
export const momentSeconds = (moment: string): number => (moment === '' ? 0 : Math.floor(new Date(moment).getTime() / 1000))

/** The other way round. */
export function localMoment(epochSeconds: number): string {
  if (epochSeconds === 0) return ''
  const at = new Date(epochSeconds * 1000)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
