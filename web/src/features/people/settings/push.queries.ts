import { Account, Home, Notice } from '@nimbo/contract'
import { askNative, isNative } from '../../../lib/bridge/index.ts'
import { client } from '../../../lib/client.ts'
import { deviceZone } from '../../../lib/deviceZone.ts'
import { pushPermission, subscribeBrowser, unsubscribeBrowser } from '../../../lib/push.ts'
import { isSignedIn, useSession } from '../../../lib/session.ts'
import { readStored, writeStored } from '../../../lib/storage.ts'

export type PushFace = 'on' | 'off' | 'blocked' | 'unsupported'

/** Owner of this device's notifications, stored here; the next person to sign in decides for themselves. */
const wanted = () => readStored('push') === String(useSession.getState().uid)

export async function readPush(signedIn = isSignedIn()): Promise<PushFace> {
  const on = signedIn && wanted()
  if (isNative()) return on ? 'on' : 'off'
  const permission = await pushPermission()
  if (permission === 'blocked' || permission === 'unsupported') return permission
  return permission === 'granted' && on ? 'on' : 'off'
}

async function subscription(token?: string) {
  if (token) return { kind: 'fcm' as const, push_token: token }
  if (!isNative()) return subscribeBrowser((await client.call(Home.getConfig, {})).push_key)
  const answer = await askNative('pushToken', {})
  return answer && { kind: answer.kind, push_token: answer.token }
}

/** False when the person or the wrapper said no. */
export async function turnOnPush(token?: string): Promise<boolean> {
  const found = await subscription(token)
  if (!found) return false
  await client.call(Account.setPush, { ...found, zone: deviceZone() })
  writeStored('push', String(useSession.getState().uid))
  return true
}

export async function turnOffPush(): Promise<void> {
  await client.call(Account.delPush, {})
  writeStored('push', null)
  if (!isNative()) await unsubscribeBrowser().catch(() => undefined)
}

/** Re-registers after a new session, language or token, without prompting for permission. */
export async function renewPush(token?: string): Promise<void> {
  if ((await readPush()) === 'on') await turnOnPush(token)
}

export const sendTest = () => client.call(Notice.sendTest, {})
