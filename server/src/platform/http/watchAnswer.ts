import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { AnswerEnd } from './idempotencyKey.ts'

/** A peer that closes without having read the answer says so within this. */
const RESET_WITHIN_MS = 1_000
/** Ends the watch over the last answer on a connection: the next one on it says that it was read. */
const watching = new WeakMap<Socket, () => void>()

/**
 * An answer ends when its last byte was handed to the network. Whoever is at the other end, usually a proxy, then keeps the connection
 * or closes it, which tells nothing about the client; but a reset means that not even the peer read it all.
 */
export function watchAnswer(res: ServerResponse, answer: AnswerEnd): void {
  const { socket } = res
  res.once('finish', () => {
    if (!socket || socket.destroyed) return
    const ended = answer.ended()
    const { bytesRead } = socket
    watching.get(socket)?.()
    const onClose = (hadError: boolean) => {
      stop()
      // A peer that sent its next request had read this answer.
      if (hadError && socket.bytesRead === bytesRead) void ended.then(() => answer.lost())
    }
    const stop = () => {
      clearTimeout(timer)
      socket.off('close', onClose)
      watching.delete(socket)
    }
    const timer = setTimeout(stop, RESET_WITHIN_MS).unref()
    socket.once('close', onClose)
    watching.set(socket, stop)
  })
}
