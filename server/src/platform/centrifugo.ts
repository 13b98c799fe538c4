import { jwtVerify, SignJWT } from 'jose'
import type { Config } from './config.ts'

/** Longest lifetime of a session. */
const CONNECTION_TTL_SECONDS = 30 * 24 * 3600
/** Keeps a subscription's token from passing for a connection's. */
const CONNECT = 'connect'
const API_TIMEOUT_MS = 3_000
/** Clients do not reconnect after codes from 4500 to 4999. */
export const SESSION_ENDED = { code: 4501, reason: 'session ended' }

export interface ChannelPosition {
  offset: number
  epoch: string
}
export interface PresenceStats {
  clients: number
  users: number
}

/** The room engine's server side. Only this process publishes; clients hold tokens that let them read. */
export interface Centrifugo {
  publish(channels: readonly string[], data: unknown, key: string): Promise<void>
  /** Position of each channel's history, so that a reader can subscribe from there and miss nothing. */
  positions(channels: readonly string[]): Promise<ChannelPosition[]>
  presenceStats(channels: readonly string[]): Promise<PresenceStats[]>
  /** People on each channel: person by person, however many connections each has. */
  presentUsers(channels: readonly string[]): Promise<number[][]>
  /** Ends a person's subscriptions. They may subscribe again with a token that is still good. */
  unsubscribe(uid: number, channels: readonly string[]): Promise<void>
  /** Closes one connection for good. */
  disconnect(uid: number, client: string): Promise<void>
  /** Channels of this pattern that somebody is subscribed to. Asks every node: not for every tick. */
  readChannels(pattern: string): Promise<string[]>
  /** Token that a device connects with. It says whose device it is; whether that device is still signed in is asked each time. */
  connectionToken(uid: number, sessionId: number): Promise<string>
  /** Person and session that a connection token names; undefined for anything we did not make. */
  readConnectionToken(token: string): Promise<{ uid: number; sessionId: number } | undefined>
  subscriptionToken(uid: number, channel: string): Promise<string>
  ping(): Promise<void>
}

interface Reply {
  error?: { code: number; message: string }
  history?: { offset?: number; epoch?: string }
  presence_stats?: { num_clients?: number; num_users?: number }
  presence?: { presence?: Record<string, { user: string }> }
  channels?: { channels?: Record<string, { num_clients?: number }> }
}

export function createCentrifugo(config: Config['centrifugo']): Centrifugo {
  const secret = new TextEncoder().encode(config.tokenSecret)

  async function post(method: string, body: unknown): Promise<unknown> {
    const response = await fetch(`${config.apiUrl}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': config.apiKey },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`centrifugo ${method}: HTTP ${response.status}`)
    return response.json()
  }

  async function batch(commands: readonly unknown[]): Promise<Reply[]> {
    if (commands.length === 0) return []
    const { replies } = (await post('batch', { commands, parallel: true })) as { replies: Reply[] }
    const failed = replies.find((r) => r.error)
    if (failed) throw new Error(`centrifugo: ${failed.error?.message}`)
    return replies
  }

  const sign = (claims: Record<string, string>, ttlSeconds: number) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setIssuedAt().setExpirationTime(`${ttlSeconds}s`).sign(secret)

  return {
    async publish(channels, data, key) {
      const reply = (await post('broadcast', { channels, data, idempotency_key: key })) as Reply
      if (reply.error) throw new Error(`centrifugo broadcast: ${reply.error.message}`)
    },
    async positions(channels) {
      const replies = await batch(channels.map((channel) => ({ history: { channel, limit: 0 } })))
      return replies.map((r) => ({ offset: r.history?.offset ?? 0, epoch: r.history?.epoch ?? '' }))
    },
    async presenceStats(channels) {
      const replies = await batch(channels.map((channel) => ({ presence_stats: { channel } })))
      return replies.map((r) => ({ clients: r.presence_stats?.num_clients ?? 0, users: r.presence_stats?.num_users ?? 0 }))
    },
    async presentUsers(channels) {
      const replies = await batch(channels.map((channel) => ({ presence: { channel } })))
      return replies.map((r) => [...new Set(Object.values(r.presence?.presence ?? {}).map((c) => Number(c.user)))])
    },
    async unsubscribe(uid, channels) {
      await batch(channels.map((channel) => ({ unsubscribe: { user: String(uid), channel } })))
    },
    async disconnect(uid, client) {
      await batch([{ disconnect: { user: String(uid), client, disconnect: SESSION_ENDED } }])
    },
    async readChannels(pattern) {
      const [reply] = await batch([{ channels: { pattern } }])
      return Object.keys(reply?.channels?.channels ?? {})
    },
    connectionToken: (uid, sessionId) => sign({ sub: String(uid), sid: String(sessionId), aud: CONNECT }, CONNECTION_TTL_SECONDS),
    async readConnectionToken(token) {
      const verified = await jwtVerify(token, secret, { algorithms: ['HS256'], audience: CONNECT }).catch(() => undefined)
      return verified && { uid: Number(verified.payload.sub), sessionId: Number(verified.payload['sid']) }
    },
    subscriptionToken: (uid, channel) => sign({ sub: String(uid), channel }, config.subscriptionSeconds),
    ping: async () => void (await post('info', {})),
  }
}
