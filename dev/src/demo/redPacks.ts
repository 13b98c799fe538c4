import { randomUUID } from 'node:crypto'
import { Red } from '@nimbo/contract'
import type { SignedIn } from '../fixtures/person.ts'

interface Room {
  liveuid: number
  stream: string
}
const words = ['for Bia', 'obrigado por estar aqui', 'حظًا سعيدًا']

/** A small pack, delayed every other time, with more shares than the demo has viewers: some are left for whoever looks. */
export async function sendRedPack({ client }: SignedIn, { stream }: Room, n: number): Promise<void> {
  const pack = { stream, type: 1, type_grant: n % 2, coin: 200, nums: 8, des: words[n % words.length]! }
  await client.call(Red.sendRed, { ...pack, client_request_id: randomUUID() }).catch(() => undefined)
}

/** Takes a share of each pack that is open. */
export async function takeRedPacks({ client, uid }: SignedIn, { stream }: Room): Promise<void> {
  const packs = await client.call(Red.getRedList, { stream }).catch(() => [])
  for (const pack of packs) {
    if (pack.state === 'open' && pack.isrob === 0 && pack.uid !== uid)
      await client.call(Red.robRed, { stream, redid: pack.id }).catch(() => undefined)
  }
}
