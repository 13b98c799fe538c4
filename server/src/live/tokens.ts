import type { Live, Output } from '@nimbo/contract'
import { feedChannelOf, roomChannel, type RoomPosition } from '../room/index.ts'
import type { Member } from './admission.store.ts'
import type { LiveDeps } from './LiveDeps.ts'

type Entered = Output<typeof Live.enterRoom>

/** Tokens are only ever made here, and only for a person who was admitted; what they may send follows from their role. */
export async function mediaFor(
  { livekit, config }: LiveDeps,
  { show, participant, generation }: Member,
  sessionId: number,
): Promise<Entered['media']> {
  return { url: config.livekit.publicUrl, token: await livekit.joinToken(show.stream, participant, { sessionId, generation }) }
}

const channelsOf = ({ show, sender }: Member) => ({
  room: roomChannel(show.stream),
  feed: feedChannelOf(show.stream, show.viewers, sender.uid),
})

export async function channelTokens({ centrifugo }: LiveDeps, member: Member): Promise<{ room: string; feed: string }> {
  const channels = channelsOf(member)
  const [room, feed] = await Promise.all([
    centrifugo.subscriptionToken(member.sender.uid, channels.room),
    centrifugo.subscriptionToken(member.sender.uid, channels.feed),
  ])
  return { room, feed }
}

export async function realtimeFor(deps: LiveDeps, member: Member, { positions }: RoomPosition): Promise<Entered['realtime']> {
  const tokens = await channelTokens(deps, member)
  const { room, feed } = channelsOf(member)
  const at = (channel: string) => positions.get(channel) ?? { offset: 0, epoch: '' }
  return {
    url: deps.config.centrifugo.publicUrl,
    room: { channel: room, token: tokens.room, ...at(room) },
    feed: { channel: feed, token: tokens.feed, ...at(feed) },
  }
}
