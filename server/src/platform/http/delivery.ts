import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A connection that outlives its answer by so much was not cut. */
const SETTLED_MS = 1_000

type Note = () => Promise<void>
const waiting = new WeakMap<Socket, Note>()

/**
 * Notes that an answer arrived, as far as a server can know: it was handed to the network, and then the connection stayed, or the
 * next request came over it, which a client sends only when it has read the answer before. A connection that breaks first says that
 * nobody read it.
 */
export function whenDelivered(req: IncomingMessage, res: ServerResponse, note: Note): void {
  const { socket } = req
  res.once('finish', () => {
    if (!res.shouldKeepAlive) return void note()
    const give = () => {
      clearTimeout(timer)
      socket.off('close', forget)
      waiting.delete(socket)
      return note()
    }
    const forget = () => {
      clearTimeout(timer)
      waiting.delete(socket)
    }
    const timer = setTimeout(() => void give(), SETTLED_MS)
    socket.once('close', forget)
    waiting.set(socket, give)
  })
}

/** To be awaited before a request is worked on: whatever was answered before on its connection has been read. */
export async function earlierAnswersRead(req: IncomingMessage): Promise<void> {
  await waiting.get(req.socket)?.()
}
