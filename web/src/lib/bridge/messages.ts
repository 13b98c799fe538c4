import { languages } from '@nimbo/contract'
import type { Language, ThirdType } from '@nimbo/contract'

/** One-way messages to the wrapper. */
export interface OutboundMessage {
  ready: { version: number }
  back: object
  certificationDone: object
  sessionInvalid: object
  openExternal: { url: string }
  haptic: { kind: 'light' | 'medium' | 'success' }
}

/** Asked of the wrapper, with what it answers. */
export interface WrapperRequest {
  share: { data: { title: string; text: string; url: string }; answer: { outcome: 'done' | 'dismissed' } }
  torch: { data: { on: boolean }; answer: { supported: boolean; on: boolean } }
  pushToken: { data: object; answer: { kind: 'fcm'; token: string } }
  signIn: { data: { type: ThirdType; nonce: string }; answer: SignInAnswer }
  /** Digest of credentials in the page's address; `issued` when the app itself put them there. */
  verifyCredentials: { data: { uid: number; sha256: string }; answer: { issued: boolean } }
}
/** Sign-in of another company, as the phone received it: never a session of ours. */
export type SignInAnswer = { outcome: 'done'; access_token: string; openid: string } | { outcome: 'dismissed' }

/** Messages from the wrapper. */
export interface InboundMessage {
  backPressed: object
  pushTokenChanged: { token: string }
  language: { language: Language }
  resumed: object
  paused: object
}

type Raw = Record<string, unknown>
type Reader<T> = (raw: Raw) => T | undefined

const text = (value: unknown, max: number): string | undefined =>
  typeof value === 'string' && value.length > 0 && value.length <= max ? value : undefined

const outcome = (raw: Raw) => (raw['outcome'] === 'done' || raw['outcome'] === 'dismissed' ? raw['outcome'] : undefined)

/** Messages from a wrapper are untrusted until one of these parsers accepts them; extra fields are dropped. */
export const answers: { readonly [K in keyof WrapperRequest]: Reader<WrapperRequest[K]['answer']> } = {
  share: (raw) => {
    const said = outcome(raw)
    return said && { outcome: said }
  },
  torch: ({ supported, on }) => (typeof supported === 'boolean' && typeof on === 'boolean' ? { supported, on } : undefined),
  pushToken: (raw) => {
    const token = text(raw['token'], 1000)
    return raw['kind'] === 'fcm' && token ? { kind: 'fcm', token } : undefined
  },
  signIn: (raw) => {
    if (outcome(raw) === 'dismissed') return { outcome: 'dismissed' }
    const [access_token, openid] = [text(raw['access_token'], 8192), text(raw['openid'], 200)]
    return access_token && openid ? { outcome: 'done', access_token, openid } : undefined
  },
  verifyCredentials: ({ issued }) => (typeof issued === 'boolean' ? { issued } : undefined),
}

export const events: { readonly [K in keyof InboundMessage]: Reader<InboundMessage[K]> } = {
  backPressed: () => ({}),
  resumed: () => ({}),
  paused: () => ({}),
  pushTokenChanged: (raw) => {
    const token = text(raw['token'], 1000)
    return token ? { token } : undefined
  },
  language: (raw) => {
    const language = languages.find((known) => known === raw['language'])
    return language && { language }
  },
}
