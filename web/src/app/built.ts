/**
 * Areas of the texts, in the order in which they are fetched: the first page with what stands around every page, the audience's room,
 * everything else, what people have of each other, and what hosts alone read (docs/decisions/0050).
 */
export const areas = ['first', 'room', 'rest', 'people', 'hosts'] as const
export type Area = (typeof areas)[number]

/** Classes of what a route may weigh (dev/src/budgets.ts): the first page and the room by all they need, others beyond the first page's. */
export const weights = ['first', 'room', 'host', 'screen'] as const
export type Weight = (typeof weights)[number]

/** What the build knows of a route. It is read from the sources, so that it is written as literals, and no page carries it. */
export interface Built {
  /** Default: `rest`. */
  area?: Area
  /** Default: `screen`. */
  weight?: Weight
}
