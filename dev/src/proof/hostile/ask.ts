import { Agent, request, type RequestOptions } from 'node:http'
import type { Envelope } from '@nimbo/contract'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export interface Reply {
  /** Answer of the server as `ret/code` of its envelope; something else for an answer that is none. */
  said: string
  envelope: Envelope | undefined
  ms: number
}

/** One request, byte for byte as given. */
export function ask(origin: string, path: string, options: RequestOptions, body?: string | Buffer): Promise<Reply> {
  const { hostname, port } = new URL(origin)
  const started = performance.now()
  return new Promise((done) => {
    const answer = (said: string, envelope?: Envelope) => done({ said, envelope, ms: performance.now() - started })
    const sent = request({ hostname, port, path, agent, ...options }, (response) => {
      response.toArray().then(
        (pieces) => {
          const envelope = readEnvelope(Buffer.concat(pieces as Buffer[]).toString())
          answer(envelope ? `${envelope.ret}/${envelope.data.code}` : `no envelope (HTTP ${response.statusCode})`, envelope)
        },
        () => answer('cut off'),
      )
    })
    sent.on('error', (e: Error & { code?: string }) => answer(`no answer (${e.code ?? e.message})`))
    sent.end(body)
  })
}

function readEnvelope(text: string): Envelope | undefined {
  try {
    const envelope = JSON.parse(text) as Envelope
    return typeof envelope.ret === 'number' && Array.isArray(envelope.data.info) ? envelope : undefined
  } catch {
    return undefined
  }
}

export function percentile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0
}
