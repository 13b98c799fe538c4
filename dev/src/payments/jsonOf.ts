import type { IncomingMessage } from 'node:http'

/** What a company answers. Kept apart from sending it, so that an answer can be lost after its effect. */
export interface Reply {
  status: number
  body: object
}

export const reply = (status: number, body: object = {}): Reply => ({ status, body })

export async function jsonOf(req: IncomingMessage): Promise<Record<string, unknown>> {
  const text = Buffer.concat((await req.toArray()) as Buffer[]).toString('utf8')
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}
