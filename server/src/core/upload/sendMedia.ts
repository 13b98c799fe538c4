import type { FastifyReply } from 'fastify'
import type { Storage } from '../../platform/storage.ts'

const types: Record<string, string> = { webp: 'image/webp', json: 'application/json', mp4: 'video/mp4', vtt: 'text/vtt' }

interface Media {
  storage: Pick<Storage, 'open' | 'openPart'>
  key: string
  /** The header of the request. */
  range: string | undefined
  /** Cache-Control of an answer that has the file. */
  cache: string
}

/** A stored file. Films also in parts: that is how players seek, and some browsers play none that cannot be asked for so. */
export async function sendMedia(reply: FastifyReply, { storage, key, range = '', cache }: Media): Promise<FastifyReply> {
  const ending = key.split('.').at(-1) ?? ''
  const isFilm = ending === 'mp4'
  const asked = isFilm ? /^bytes=(\d{1,9})-(\d{0,9})$/.exec(range) : null
  const [from, to] = [Number(asked?.[1] ?? 0), asked?.[2] ? Number(asked[2]) : undefined]
  const found = asked ? ((to ?? from) < from ? ('outside' as const) : await storage.openPart(key, from, to)) : await storage.open(key)
  if (!found) return reply.status(404).send()
  if (found === 'outside') return reply.status(416).send()
  reply.headers({ 'content-type': types[ending] ?? 'application/octet-stream', 'content-length': found.bytes, 'cache-control': cache })
  if (isFilm) reply.header('accept-ranges', 'bytes')
  if ('range' in found) reply.status(206).header('content-range', found.range)
  return reply.send(found.body)
}
