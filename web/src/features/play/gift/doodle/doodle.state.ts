import { MAX_DOODLE_STAMPS } from '@nimbo/contract'

export interface Point {
  x: number
  y: number
}
/** Strokes in their order, each with its stamps. */
export type Strokes = readonly (readonly Point[])[]

/** Pixels between two stamps along the finger. */
export const SPACING = 34

export const stampsOf = (strokes: Strokes): readonly Point[] => strokes.flat()

/** A finger comes down: one stamp, and a stroke that further ones join. */
export function startStroke(strokes: Strokes, at: Point): Strokes {
  return stampsOf(strokes).length >= MAX_DOODLE_STAMPS ? strokes : [...strokes, [whole(at)]]
}

/** Stamps between the last one and the finger, evenly spaced however fast it moves. */
export function moveTo(strokes: Strokes, to: Point): Strokes {
  const stroke = strokes.at(-1)
  const last = stroke?.at(-1)
  if (!stroke || !last) return strokes
  const distance = Math.hypot(to.x - last.x, to.y - last.y)
  const room = MAX_DOODLE_STAMPS - stampsOf(strokes).length
  const steps = Math.min(Math.floor(distance / SPACING), room)
  if (steps < 1) return strokes
  const added = Array.from({ length: steps }, (_, step) => {
    const part = ((step + 1) * SPACING) / distance
    return whole({ x: last.x + (to.x - last.x) * part, y: last.y + (to.y - last.y) * part })
  })
  return [...strokes.slice(0, -1), [...stroke, ...added]]
}

export const undo = (strokes: Strokes): Strokes => strokes.slice(0, -1)

/** The drawer's points in a reader's frame: as large as fits, in the middle, never distorted. */
export function scaled(points: readonly Point[], from: { width: number; height: number }, to: { width: number; height: number }): Point[] {
  if (from.width <= 0 || from.height <= 0) return []
  const scale = Math.min(to.width / from.width, to.height / from.height)
  const [left, top] = [(to.width - from.width * scale) / 2, (to.height - from.height * scale) / 2]
  return points.map(({ x, y }) => ({ x: left + x * scale, y: top + y * scale }))
}

const whole = ({ x, y }: Point): Point => ({ x: Math.max(0, Math.round(x)), y: Math.max(0, Math.round(y)) })
