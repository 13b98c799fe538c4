/** Widths, in pixels, in which our drawn covers exist as pictures (`node dev/src/coverImages.ts`). */
export const coverWidths = [270, 540, 780] as const

/** Width of a tile of the room grid. */
const TILE = '(min-width: 720px) 224px, 48vw'

export interface CoverSources {
  src: string
  srcSet?: string
  sizes?: string
}

/**
 * A cover in the width the screen needs. `sizes` says how wide it is drawn; blurred ones say nothing and get the tile's picture, which
 * whoever comes from a list already has: a room opens with it while its video is on the way.
 */
export function coverSources(thumb: string, sizes = TILE): CoverSources {
  const drawn = /^(\/covers\/[a-z-]+)\.svg$/.exec(thumb)?.[1]
  if (!drawn) return { src: thumb }
  return {
    src: `${drawn}-${coverWidths[1]}.webp`,
    srcSet: coverWidths.map((width) => `${drawn}-${width}.webp ${width}w`).join(', '),
    sizes,
  }
}
