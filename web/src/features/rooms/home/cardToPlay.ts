interface CardPlace {
  stream: string
  top: number
  height: number
}

/** Part of a card that has to be visible for it to play. */
const SEEN_PART = 0.75
/** Height of a viewer's gaze, from the top of the screen. */
const EYES = 0.4

/** The card that plays: the one that does while it is in view, else the nearest to the eyes that has not played yet. */
export function cardToPlay<C extends CardPlace>(
  cards: readonly C[],
  screenHeight: number,
  seen: ReadonlySet<string>,
  playing: string | undefined,
): C | undefined {
  const inView = cards.filter(({ stream, top, height }) => {
    const part = height > 0 ? (Math.min(top + height, screenHeight) - Math.max(top, 0)) / height : 0
    return part >= SEEN_PART && !seen.has(stream)
  })
  const away = ({ top, height }: CardPlace) => Math.abs(top + height / 2 - screenHeight * EYES)
  return inView.find(({ stream }) => stream === playing) ?? inView.toSorted((a, b) => away(a) - away(b))[0]
}
