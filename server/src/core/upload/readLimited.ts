import type { Storage } from '../../platform/storage.ts'
import { InvalidUpload } from './sniff.ts'

/** Limit on the size of whatever is stored, though uploading limits it already. */
export async function readLimited(storage: Pick<Storage, 'open'>, key: string, limit: number): Promise<Buffer> {
  const found = await storage.open(key)
  if (!found) throw new InvalidUpload('Gone')
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of found.body as AsyncIterable<Buffer>) {
    bytes += chunk.length
    // Leaving the loop closes the stream.
    if (bytes > limit) throw new InvalidUpload('TooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
