import { createPublicKey } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type BrowserKeys, decrypt, keyOfPoint, verifyJwt } from './webPush.ts'

const KEPT_DEVICES = 5_000
const fcm = JSON.parse(process.env['NIMBO_PUSH_FCM'] ?? '{}') as {
  tokenUrl: string
  projectId: string
  clientEmail: string
  privateKey: string
}
const accessToken = 'a-token-of-the-stand-in'

/** A device that gets messages, and how its push service behaves today. */
interface Device {
  keys?: BrowserKeys
  behave?: 'gone' | 'broken' | 'busy' | 'slow' | 'redirect'
  messages: unknown[]
}
const devices = new Map<string, Device>()

/**
 * Stand-in for push services. `/push/ID` is a browser's push service, `/fcm/…` Firebase with its token
 * endpoint. `PUT /devices/ID` brings a device into being, with a browser's private keys or none; `GET` shows what it received.
 */
async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { pathname } = new URL(req.url ?? '/', 'http://localhost')
  if (pathname === '/health') return void res.writeHead(200).end()
  const body = Buffer.concat(await req.toArray())
  const [, place, id = ''] = pathname.split('/')
  if (place === 'devices') return own(req.method ?? '', id, body, res)
  if (pathname === new URL(fcm.tokenUrl).pathname) return grant(new URLSearchParams(body.toString()), res)
  if (place === 'push') return take(id, res, () => browserMessage(req, devices.get(id)!, body))
  if (pathname.endsWith(`/projects/${fcm.projectId}/messages:send`)) return phone(req, body, res)
  res.writeHead(404).end()
}

function own(method: string, id: string, body: Buffer, res: ServerResponse): void {
  if (method === 'PUT') {
    const messages = devices.get(id)?.messages ?? []
    devices.set(id, { ...(JSON.parse(body.toString()) as Omit<Device, 'messages'>), messages })
    if (devices.size > KEPT_DEVICES) devices.delete([...devices.keys()][0]!)
  }
  // Request that followed a redirect to this address.
  if (method === 'POST') devices.get(id)?.messages.push('followed')
  res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(devices.get(id)?.messages ?? []))
}

/** 201 when the message was read, and whatever else the device's service is told to do. */
function take(id: string, res: ServerResponse, read: () => unknown): void {
  const device = devices.get(id)
  const { behave } = device ?? { behave: 'gone' }
  if (behave === 'slow') return
  if (behave === 'redirect') return void res.writeHead(307, { location: `/devices/${id}` }).end()
  if (behave === 'broken') return void res.writeHead(503).end()
  if (behave === 'busy') return void res.writeHead(429, { 'retry-after': '7' }).end()
  if (!device || behave === 'gone') return void res.writeHead(410).end()
  device.messages.push(read())
  res.writeHead(201).end('{}')
}

function browserMessage(req: IncomingMessage, { keys }: Device, body: Buffer): unknown {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(req.headers.authorization ?? '') ?? []
  const { aud } = verifyJwt(token, keyOfPoint(key))
  if (key !== process.env['NIMBO_PUSH_PUBLIC_KEY'] || aud !== `http://${req.headers.host}`) throw new Error('not signed for this service')
  if (req.headers['content-encoding'] !== 'aes128gcm' || !keys) throw new Error('not sealed for this browser')
  const { ttl, topic, urgency } = req.headers
  return { ...(JSON.parse(decrypt(body, keys)) as object), ttl: Number(ttl), topic, urgency }
}

function grant(form: URLSearchParams, res: ServerResponse): void {
  const claims = verifyJwt(form.get('assertion') ?? '', createPublicKey(fcm.privateKey))
  const known =
    claims['iss'] === fcm.clientEmail && claims['aud'] === fcm.tokenUrl && String(claims['scope']).endsWith('firebase.messaging')
  if (!known) return void res.writeHead(401).end()
  res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ access_token: accessToken, expires_in: 3600 }))
}

function phone(req: IncomingMessage, body: Buffer, res: ServerResponse): void {
  if (req.headers.authorization !== `Bearer ${accessToken}`) return void res.writeHead(401).end()
  const { message } = JSON.parse(body.toString()) as { message: { token: string } }
  const device = devices.get(message.token)
  if (!device || device.behave === 'gone') return void res.writeHead(404).end('{"error":{"details":[{"errorCode":"UNREGISTERED"}]}}')
  take(message.token, res, () => message)
}

const server = createServer((req, res) => {
  answer(req, res).catch(() => res.writeHead(400).end())
})
server.listen(Number(process.env['NIMBO_PUSH_PORT']), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
