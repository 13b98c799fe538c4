import type { IncomingMessage } from 'node:http'
import { secret } from '../../signIn/codes.ts'
import { type Reply, reply } from '../../serveStandIns.ts'

const SECONDS = 3_600

export interface PixClient {
  clientId: string
  clientSecret: string
  scope: string
}

/** Tokens by a client's own credentials. `nimbo-pix.anything` is the same client by another name, so that tests do not meet. */
export function createAccess(clients: readonly PixClient[]) {
  const tokens = new Map<string, { id: string; scope: string }>()
  return {
    token(req: IncomingMessage, body: Record<string, unknown>): Reply {
      const [, text = ''] = /^Basic (.+)$/.exec(req.headers.authorization ?? '') ?? []
      const [id = '', shown] = Buffer.from(text, 'base64').toString().split(':')
      const client = clients.find(({ clientId, clientSecret }) => id.split('.')[0] === clientId && shown === clientSecret)
      if (!client || body['grant_type'] !== 'client_credentials') return reply(401, { error: 'invalid_client' })
      const token = secret()
      tokens.set(token, { id, scope: client.scope })
      return reply(200, { access_token: token, token_type: 'Bearer', expires_in: SECONDS, scope: client.scope })
    },
    clientOf: (req: IncomingMessage) => tokens.get(req.headers.authorization?.replace(/^Bearer /, '') ?? ''),
    /** Revokes every token. */
    forget: () => tokens.clear(),
  }
}
