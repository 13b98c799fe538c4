import type { Live, Output } from '@nimbo/contract'
import { feedChannelOf, roomChannel, type Standing } from '../room/index.ts'
import type { Identity } from '../platform/http/handler.ts'
import type { LiveDeps } from './LiveDeps.ts'
import type { Show } from './show.store.ts'

type Device = Pick<Identity, 'uid' | 'sessionId'>
type Entered = Output<typeof Live.enterRoom>

/** Tokens are only ever made here, and only for a person the caller has found admitted. */
export async function mediaFor({ livekit, config }: LiveDeps, show: Show, { uid, sessionId }: Device): Promise<Entered['media']> {
  const token = await (uid === show.uid
    ? livekit.anchorToken(show.stream, uid, sessionId)
    : livekit.viewerToken(show.stream, uid, sessionId))
  return { url: config.livekit.publicUrl, token }
}

export async function channelTokens({ centrifugo }: LiveDeps, show: Show, uid: number): Promise<{ room: string; feed: string }> {
  const [room, feed] = await Promise.all([
    centrifugo.subscriptionToken(uid, roomChannel(show.stream)),
    centrifugo.subscriptionToken(uid, feedChannelOf(show.stream, show.viewers, uid)),
  ])
  return { room, feed }
}

export async function realtimeFor(deps: LiveDeps, show: Show, uid: number, standing: Standing): Promise<Entered['realtime']> {
  const tokens = await channelTokens(deps, show, uid)
  const at = (channel: string) => standing.positions.get(channel) ?? { offset: 0, epoch: '' }
  const room = roomChannel(show.stream)
  const feed = feedChannelOf(show.stream, show.viewers, uid)
  return {
    url: deps.config.centrifugo.publicUrl,
    room: { channel: room, token: tokens.room, ...at(room) },
    feed: { channel: feed, token: tokens.feed, ...at(feed) },
  }
}
