import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { Account } from '@nimbo/contract'
import type { Subscription } from '../core/push/Push.ts'
import type { Person } from './startTestServer.ts'

export const pushOrigin = `http://127.0.0.1:${process.env['NIMBO_PUSH_PORT']}`
type Behaviour = 'gone' | 'broken' | 'busy' | 'slow' | 'redirect'

const setDevice = (id: string, device: object) => fetch(`${pushOrigin}/devices/${id}`, { method: 'PUT', body: JSON.stringify(device) })

export interface Device {
  id: string
  subscription: Subscription
  /** Behaviour of its push service from now on; as usual without. */
  behave(how?: Behaviour): Promise<unknown>
  received(): Promise<Record<string, unknown>[]>
}

const deviceWith = (id: string, subscription: Subscription, keys: object): Device => ({
  id,
  subscription,
  behave: (how) => setDevice(id, { ...keys, ...(how && { behave: how }) }),
  received: async () => (await fetch(`${pushOrigin}/devices/${id}`)).json() as Promise<Record<string, unknown>[]>,
})

/** A browser, whose private key only the stand-in for its push service knows. */
export async function browser(): Promise<Device> {
  const id = randomUUID()
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  const keys = { privateKey: pair.getPrivateKey('base64url'), auth: randomBytes(16).toString('base64url') }
  await setDevice(id, { keys })
  return deviceWith(id, { kind: 'web', address: `${pushOrigin}/push/${id}`, p256dh, auth: keys.auth }, { keys })
}

/** A wrapper app. */
export async function phone(id: string = randomUUID()): Promise<Device> {
  await setDevice(id, {})
  return deviceWith(id, { kind: 'fcm', address: id }, {})
}

export async function subscribe(person: Person, { subscription: s }: Device, zone = ''): Promise<void> {
  const input =
    s.kind === 'web' ? { kind: s.kind, endpoint: s.address, p256dh: s.p256dh, auth: s.auth } : { kind: s.kind, push_token: s.address }
  await person.client.call(Account.setPush, { ...input, zone })
}
