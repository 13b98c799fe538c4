import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  /** 0 when the connection was closed without an answer. */
  status: number
  head: string
  body: string
}

export async function openSocket(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Answer of the server on a connection, until it closes it. */
export async function readAnswer(socket: Socket): Promise<RawAnswer> {
  let text = ''
  socket.setEncoding('utf8').on('data', (piece: string) => void (text += piece))
  if (!socket.closed) await once(socket, 'close')
  const end = text.indexOf('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), head: text.slice(0, end).toLowerCase(), body: text.slice(end + 4) }
}

/** Sends exactly these bytes: HTTP clients correct or refuse most of what an attacker would write. */
export async function rawRequest(origin: string, bytes: string): Promise<RawAnswer> {
  const socket = await openSocket(origin)
  socket.write(bytes)
  return readAnswer(socket)
}
