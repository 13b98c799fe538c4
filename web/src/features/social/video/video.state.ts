import type { ShortVideo } from '@nimbo/contract'

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const
export type Speed = (typeof speeds)[number]

export const isUnfinished = ({ state }: Pick<ShortVideo, 'state'>): boolean => state === 'waiting' || state === 'converting'

/** Step of an arrow key or a double tap. */
export const STEP_SECONDS = 5

/** Within the film, and a little before its end: there it would begin again. */
export function seekTo(from: number, by: number, seconds: number): number {
  return Math.min(Math.max(0, from + by), Math.max(0, seconds - 0.1))
}
