import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { MAX_VIDEO_BYTES } from '@nimbo/contract'
import type { Storage } from '../../platform/storage.ts'
import { quarantineKey } from '../../core/upload/index.ts'
import { VideoRefused } from './VideoRefused.ts'

/** Into a file and never into memory. Whoever let it in limited its size already; this enforces it on whatever is stored. */
export async function fetchSent(storage: Pick<Storage, 'open'>, object: string, path: string, signal: AbortSignal): Promise<void> {
  const found = await storage.open(quarantineKey(object))
  if (!found) throw new VideoRefused('gone')
  let bytes = 0
  async function* limited(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > MAX_VIDEO_BYTES) throw new VideoRefused('tooLarge')
      yield chunk
    }
  }
  await pipeline(found.body, limited, createWriteStream(path), { signal })
}
