import { connect } from 'node:net'

/** True when the address answers 200. */
export async function isOk(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
  await response.body?.cancel()
  return response.status === 200
}

/** Sends one line and looks for the expected word in the first answer. */
export function answers(port: number, line: string, expected: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 2000 })
    const finish = (value: boolean): void => {
      socket.destroy()
      resolve(value)
    }
    socket.once('connect', () => socket.write(line))
    socket.once('data', (data) => finish(data.toString().includes(expected)))
    socket.once('timeout', () => finish(false)).once('error', () => finish(false))
  })
}
