/** P0: money, moderation, room state. */
export const roomChannel = (stream: string) => `room:${stream}`
/** Channel of events that concern one person, on all of their devices. */
export const personalChannel = (uid: number) => `user:${uid}`
const feedChannel = (stream: string, index: number) => `feed:${stream}.${index}`

/** P2 and P3: the first sub-channels of a feed. */
export function feedChannels(stream: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => feedChannel(stream, index))
}

/** The sub-channel a person belongs on while readers are spread over so many. One more takes people only to the new one. */
export function feedChannelOf(stream: string, readerChannels: number, uid: number): string {
  return feedChannel(stream, jumpHash(BigInt(uid), readerChannels))
}

/** Every channel of a show that anybody may be subscribed to. */
export const channelsOfShow = (stream: string, frameChannels: number) => [roomChannel(stream), ...feedChannels(stream, frameChannels)]

/** Index of the sub-channel of this feed; undefined for any other channel, such as another room's. */
export function feedIndexOf(stream: string, channel: string): number | undefined {
  const index = /^feed:(\d+_\d+)\.(0|[1-9]\d{0,5})$/.exec(channel)
  return index?.[1] === stream ? Number(index[2]) : undefined
}

/** Jump consistent hash (Lamping and Veach): from n to n + 1 buckets, 1/(n + 1) of the keys move, all of them to the new bucket. */
function jumpHash(key: bigint, buckets: number): number {
  let bucket = 0
  for (let next = 0, state = key; next < buckets;) {
    bucket = next
    state = BigInt.asUintN(64, state * 2862933555777941757n + 1n)
    next = Math.floor((bucket + 1) * (2 ** 31 / (Number(state >> 33n) + 1)))
  }
  return bucket
}
