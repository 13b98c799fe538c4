const VIEWERS_PER_SHARD = 20_000

/** P0: money, moderation, room state. */
export const roomChannel = (stream: string) => `room:${stream}`
const feedChannel = (stream: string, shard: number) => `feed:${stream}.${shard}`

const shardsFor = (viewers: number) => Math.max(1, Math.ceil(viewers / VIEWERS_PER_SHARD))

/** P2 and P3: all sub-channels a frame goes to. */
export function feedChannels(stream: string, viewers: number): string[] {
  return Array.from({ length: shardsFor(viewers) }, (_, shard) => feedChannel(stream, shard))
}
/** Every channel a reader of a show may have been subscribed to, given the most viewers it ever had. */
export const channelsOfShow = (stream: string, peak: number) => [roomChannel(stream), ...feedChannels(stream, peak)]

/** The one sub-channel a person reads. Stable for a person while the number of shards is. */
export function feedChannelOf(stream: string, viewers: number, uid: number): string {
  return feedChannel(stream, uid % shardsFor(viewers))
}
