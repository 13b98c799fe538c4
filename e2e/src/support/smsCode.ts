import { vi } from 'vitest'
import { chosen } from './browser.ts'
import { WAIT_TIMEOUT_MS } from './waitTimeout.ts'

/** Messages a phone received, newest last. */
export async function messagesTo(phone: string): Promise<string[]> {
  const url = `http://127.0.0.1:${chosen.ports.sms}/messages?to=${encodeURIComponent(`+55${phone}`)}`
  return ((await (await fetch(url)).json()) as { text: string }[]).map((m) => m.text)
}

/** The code of the message that comes after so many others. */
export async function codeAfter(phone: string, before: number): Promise<string> {
  const text = await vi.waitUntil(async () => (await messagesTo(phone)).at(before), WAIT_TIMEOUT_MS)
  return /\d{6}/.exec(text)![0]
}
