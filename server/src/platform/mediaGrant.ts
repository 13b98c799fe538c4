import type { VideoGrant } from 'livekit-server-sdk'

/** LiveKit grants what is left unset: nobody who joins for a show or its preview may do any of this. */
const denied = {
  canPublishData: false,
  canUpdateOwnMetadata: false,
  canSubscribeMetrics: false,
  roomAdmin: false,
  roomCreate: false,
  roomList: false,
  roomRecord: false,
  ingressAdmin: false,
  recorder: false,
  agent: false,
} as const

type Allowed = Required<Pick<VideoGrant, 'room' | 'canPublish' | 'canPublishSources' | 'canSubscribe' | 'hidden'>>

/** The grant of a token that joins one media room. */
export const joinGrant = (allowed: Allowed): VideoGrant => ({ ...denied, roomJoin: true, ...allowed })
