import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export interface SlowLimits {
  /** A request that has not arrived completely after this is slow. */
  slowAfterMs: number
  slowPerAddress: number
  sweepMs: number
}

interface Arrival {
  since: number
  /** The last request that began on the connection; before the first, the connection itself is what is waited for. */
  request?: IncomingMessage
}

/**
 * One address may keep a few slow requests open; beyond that the oldest connections are cut. Requests that arrived completely never
 * count, so that thousands of phones behind one address are not affected by how many they are.
 */
export function limitSlowRequests(app: FastifyInstance, { slowAfterMs, slowPerAddress, sweepMs }: SlowLimits): void {
  const arrivals = new Map<Socket, Arrival>()
  app.server.on('connection', (socket: Socket) => {
    arrivals.set(socket, { since: performance.now() })
    socket.once('close', () => arrivals.delete(socket))
  })
  app.server.on('request', (request: IncomingMessage) => {
    const arrival = arrivals.get(request.socket)
    if (!arrival) return
    arrival.since = performance.now()
    arrival.request = request
  })

  function sweep(): void {
    if (arrivals.size <= slowPerAddress) return
    const before = performance.now() - slowAfterMs
    const slow = [...arrivals].filter(([, { since, request }]) => since < before && !request?.complete)
    for (const sockets of Map.groupBy(slow, ([socket]) => socket.remoteAddress ?? '').values()) {
      const oldestFirst = sockets.toSorted(([, a], [, b]) => a.since - b.since)
      for (const [socket] of oldestFirst.slice(0, Math.max(0, sockets.length - slowPerAddress))) socket.destroy()
    }
  }
  const timer = setInterval(sweep, sweepMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
