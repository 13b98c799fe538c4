import type { Live, Output } from '@nimbo/contract'
import { type LiveDeps, feedChannelOf, feedIndexOf, roomChannel, type RoomPosition } from '../../core/room/index.ts'
import type { Member } from './admission.store.ts'
import { anchorTracks } from './anchorRight.ts'

type Entered = Output<typeof Live.enterRoom>
type Channel = Entered['realtime']['feed']

/** Tokens are only ever made here, and only for a person who was admitted; what they may send follows from their role. */
export async function mediaFor(
  { db, livekit, config }: LiveDeps,
  { show: { stream }, participant, generation }: Member,
  sessionId: number,
): Promise<Entered['media']> {
  const tracks = participant.role === 'anchor' ? await db.query((sql) => anchorTracks(sql, stream)) : participant.tracks
  return { url: config.livekit.publicUrl, token: await livekit.joinToken(stream, { ...participant, tracks }, { sessionId, generation }) }
}

const belongsOn = ({ show, sender }: Member) => feedChannelOf(show.stream, show.readerChannels, sender.uid)

/** Check of a channel that a reader names: a sub-channel of this room that frames still go to. */
function getsFrames({ stream, frameChannels }: Member['show'], channel: string): boolean {
  const index = feedIndexOf(stream, channel)
  return index !== undefined && index < frameChannels
}

async function channelAt({ centrifugo }: LiveDeps, { sender }: Member, { positions }: RoomPosition, channel: string): Promise<Channel> {
  const position = positions.get(channel) ?? { offset: 0, epoch: '' }
  return { channel, token: await centrifugo.subscriptionToken(sender.uid, channel), ...position }
}

export async function realtimeFor(deps: LiveDeps, member: Member, position: RoomPosition): Promise<Entered['realtime']> {
  const [room, feed] = await Promise.all([
    channelAt(deps, member, position, roomChannel(member.show.stream)),
    channelAt(deps, member, position, belongsOn(member)),
  ])
  return { url: deps.config.centrifugo.publicUrl, room, feed }
}

/**
 * Renewed for the feed channel the reader names: a token for another one would end its connection. A reader that belongs elsewhere
 * is told so, and reads both until it has moved. Clients that name none are given the one they belong on.
 */
export async function renewedTokens(
  deps: LiveDeps,
  member: Member,
  named: string,
): Promise<Pick<Output<typeof Live.getRoomToken>, 'room' | 'feed' | 'move'>> {
  const { show, sender } = member
  const sign = (channel: string) => deps.centrifugo.subscriptionToken(sender.uid, channel)
  const own = belongsOn(member)
  const current = named || own
  const room = await sign(roomChannel(show.stream))
  const feed = getsFrames(show, current) ? await sign(current) : ''
  if (current === own) return { room, feed }
  return { room, feed, move: await channelAt(deps, member, await deps.positionOf(show), own) }
}
