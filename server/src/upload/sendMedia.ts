import type { FastifyReply } from 'fastify'
import type { StoredObject } from '../platform/storage.ts'

const types: Record<string, string> = { webp: 'image/webp', json: 'application/json', mp4: 'video/mp4' }

/** A stored file. Films are small, and some browsers play none that cannot be asked for in parts. */
export async function sendMedia(reply: FastifyReply, { body, bytes }: StoredObject, key: string, range = ''): Promise<FastifyReply> {
  const ending = key.split('.').at(-1) ?? ''
  reply.type(types[ending] ?? 'application/octet-stream')
  if (ending !== 'mp4') return reply.header('content-length', bytes).send(body)
  reply.header('accept-ranges', 'bytes')
  const asked = /^bytes=(\d{1,9})-(\d{0,9})$/.exec(range)
  if (!asked) return reply.header('content-length', bytes).send(body)
  const [from, to] = [Number(asked[1]), Math.min(asked[2] ? Number(asked[2]) : bytes - 1, bytes - 1)]
  if (from > to) {
    body.destroy()
    return reply.status(416).header('content-range', `bytes */${bytes}`).send()
  }
  const whole = Buffer.concat(await body.toArray())
  return reply
    .status(206)
    .header('content-range', `bytes ${from}-${to}/${bytes}`)
    .send(whole.subarray(from, to + 1))
}
