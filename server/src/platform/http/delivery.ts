import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A connection that stays open this long after its answer was not cut. */
const DELIVERED_AFTER_MS = 1_000

type Callback = () => Promise<void>
const pending = new WeakMap<Socket, Callback>()

/**
 * Detects that an answer was delivered, as far as a server can: it was flushed, and then the connection stayed open, or the next
 * request came over it, which a client sends only after reading the previous answer. If the connection breaks first, nobody read it.
 */
export function whenDelivered(req: IncomingMessage, res: ServerResponse, callback: Callback): void {
  const { socket } = req
  res.once('finish', () => {
    if (!res.shouldKeepAlive) return void callback()
    const deliver = () => {
      clearTimeout(timer)
      socket.off('close', cancel)
      pending.delete(socket)
      return callback()
    }
    const cancel = () => {
      clearTimeout(timer)
      pending.delete(socket)
    }
    const timer = setTimeout(() => void deliver(), DELIVERED_AFTER_MS)
    socket.once('close', cancel)
    pending.set(socket, deliver)
  })
}

/** To be awaited before a request is handled: earlier answers on its connection have been read. */
export async function settleEarlierAnswers(req: IncomingMessage): Promise<void> {
  await pending.get(req.socket)?.()
}
