import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface CuttableProxy {
  port: number
  /** Ends every connection and refuses new ones, as a server that is gone. */
  cut(): Promise<void>
  mend(): Promise<void>
}

/** Stands between a process and an engine, so that a test loses the engine without stopping it for others. */
export async function openCuttableProxy(target: URL): Promise<CuttableProxy> {
  const sockets = new Set<Socket>()
  const server = createServer((inner) => {
    const outer = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy()).on('close', () => void (sockets.delete(from), to.destroy()))
    }
  })
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    port,
    cut: () =>
      new Promise((done) => {
        server.close(() => done())
        for (const socket of sockets) socket.destroy()
      }),
    mend: () => listen(port),
  }
}
