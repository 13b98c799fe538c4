import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** As much of CBOR as a passkey speaks: integers, bytes, texts and maps. */
function cbor(value: unknown): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)])
  throw new Error('not something a passkey says')
}

function coseKey(publicKey: KeyObject): Buffer {
  const { x, y } = publicKey.export({ format: 'jwk' })
  const bytes = (text = '') => Buffer.from(text, 'base64url')
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  )
}

export interface Answering {
  origin: string
  /** Faults of this answer, if any. */
  rpId?: string
  verified?: boolean
  counter?: number
}

/** A key as a phone holds one, for answers a real device would refuse to give. */
export function softPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let uses = 0

  function authData({ origin, rpId, verified = true, counter }: Answering, attested = Buffer.alloc(0)): Buffer {
    const flags = 1 | (verified ? 4 : 0) | (attested.length > 0 ? 64 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? ++uses)
    return Buffer.concat([sha256(rpId ?? new URL(origin).hostname), Buffer.from([flags]), count, attested])
  }
  const clientData = (type: string, challenge: string, origin: string) => JSON.stringify({ type, challenge, origin, crossOrigin: false })
  const wrap = (response: object) =>
    JSON.stringify({ id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {}, response })

  return {
    register(options: string, as: Answering): string {
      const { challenge } = JSON.parse(options) as { challenge: string }
      const length = Buffer.from([0, id.length])
      const data = authData(as, Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]))
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ])
      return wrap({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, as.origin)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      })
    },
    answer(options: string, as: Answering): string {
      const { challenge } = JSON.parse(options) as { challenge: string }
      const [data, client] = [authData(as), clientData('webauthn.get', challenge, as.origin)]
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return wrap({ clientDataJSON: base64url(client), authenticatorData: base64url(data), signature: base64url(signature) })
    },
  }
}
