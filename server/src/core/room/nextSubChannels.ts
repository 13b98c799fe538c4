/** Split of a feed: readers are spread over the first `readerChannels`, frames go to the first `frameChannels`. */
export interface SubChannels {
  readerChannels: number
  frameChannels: number
}

/** Longer than any process works with a show it has read before. */
const LEAD_SECONDS = 5
/** A room shrinks when it would still fit with this much to spare, so that one at the edge does not go to and fro. */
const SHRINK_FILL = 0.8
const MAX_CHANNELS = 10_000

interface Sizing {
  /** Connections a sub-channel is meant for. */
  size: number
  /** Lifetime of a subscription token. */
  tokenSeconds: number
}

/**
 * The next step of a feed towards its size, if one is due. Growing publishes to the new sub-channels first and sends readers there
 * once every process does. Shrinking takes readers away at once and leaves the frames; `release` when nobody can be on their way to
 * an abandoned sub-channel any more: every token for it has run out, and whoever renewed one was told where to go.
 */
export function nextSubChannels(
  { readerChannels, frameChannels, ageSeconds }: SubChannels & { ageSeconds: number },
  connections: number,
  { size, tokenSeconds }: Sizing,
): SubChannels | 'release' | undefined {
  const needed = channelsFor(connections, size)
  if (needed > frameChannels && frameChannels === readerChannels) return { readerChannels, frameChannels: needed }
  if (ageSeconds < LEAD_SECONDS) return undefined
  if (needed > readerChannels) return { readerChannels: Math.min(needed, frameChannels), frameChannels }
  const fewer = channelsFor(connections, size * SHRINK_FILL)
  if (fewer < readerChannels) return { readerChannels: fewer, frameChannels }
  return frameChannels > readerChannels && ageSeconds >= 2 * tokenSeconds ? 'release' : undefined
}

function channelsFor(connections: number, size: number): number {
  return Math.min(MAX_CHANNELS, Math.max(1, Math.ceil(connections / size)))
}
