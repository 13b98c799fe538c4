import type { IncomingMessage } from 'node:http'
import { secret } from '../../signIn/codes.ts'
import { type Reply, reply } from '../../serveStandIns.ts'
import type { Registration } from './charges.ts'

const SECONDS = 3_600

/** Tokens by the client's own credentials. `nimbo-pix.anything` is the same client by another name, so that tests do not meet. */
export function createAccess({ clientId, clientSecret }: Registration) {
  const tokens = new Map<string, string>()
  return {
    token(req: IncomingMessage, body: Record<string, unknown>): Reply {
      const [, text = ''] = /^Basic (.+)$/.exec(req.headers.authorization ?? '') ?? []
      const [id = '', shown] = Buffer.from(text, 'base64').toString().split(':')
      const isOurs = (id === clientId || id.startsWith(`${clientId}.`)) && shown === clientSecret
      if (!isOurs || body['grant_type'] !== 'client_credentials') return reply(401, { error: 'invalid_client' })
      const token = secret()
      tokens.set(token, id)
      return reply(200, { access_token: token, token_type: 'Bearer', expires_in: SECONDS, scope: 'cob.write cob.read pix.read pix.write' })
    },
    clientOf: (req: IncomingMessage) => tokens.get(req.headers.authorization?.replace(/^Bearer /, '') ?? ''),
    /** Revokes every token. */
    forget: () => tokens.clear(),
  }
}
