import type { ThirdType } from '@nimbo/contract'
import type { WrapperRequest, OutboundMessage } from './messages.ts'
import { isNative } from './wrapper.ts'

export { isNative } from './wrapper.ts'

/** Raised when a wrapper has to know that a message changed its meaning. */
export const BRIDGE_VERSION = 1

/** The bridge's chunk is loaded only inside a native wrapper. */
const bridge = async () => (isNative() ? (await import('./bridge.ts')).openBridge() : undefined)

/** True when there is a wrapper to tell. */
export function tellNative<K extends keyof OutboundMessage>(type: K, data: OutboundMessage[K]): boolean {
  if (!isNative()) return false
  bridge().then(
    (open) => open?.tell(type, data),
    () => undefined,
  )
  return true
}

/** Undefined without a wrapper, or with one that cannot: then the page does it the browser's way. */
export async function askNative<K extends keyof WrapperRequest>(
  type: K,
  data: WrapperRequest[K]['data'],
): Promise<WrapperRequest[K]['answer'] | undefined> {
  return (await bridge().catch(() => undefined))?.ask(type, data)
}

/** The phone's own way to sign in, where there is one. */
export const phoneSignIn = () => (isNative() ? nativeSignIn : undefined)

/** Google and others refuse to run inside an embedded web view, so the phone itself asks the person. */
async function nativeSignIn(type: ThirdType, nonce: string): Promise<{ access_token: string; openid: string } | undefined> {
  const answer = await askNative('signIn', { type, nonce })
  return answer && 'access_token' in answer ? answer : undefined
}
