import { createServer, type Server } from 'node:net'
import type { Profile } from '../profile.ts'
import { readRecord, removeRecord, writeRecord } from './processRecord.ts'
import { waitUntil } from './waitUntil.ts'

const waitSeconds = 180

export const orchestrator = 'orchestrator'

/**
 * Lets one process at a time start or stop things of a profile; the next one waits.
 * A listening port is the lock: the kernel releases it however its holder dies.
 */
export async function withLock<T>(profile: Profile, work: () => Promise<T>): Promise<T> {
  let lock: Server | undefined
  if (!(await waitUntil(async () => Boolean((lock = await listen(profile.ports.lock))), waitSeconds, 200))) {
    throw new Error(`process ${readRecord(profile, orchestrator)?.pid} has held the lock of profile ${profile.name} for ${waitSeconds} s`)
  }
  writeRecord(profile, orchestrator, { pid: process.pid, revision: '', stopSignal: 'SIGTERM' })
  try {
    return await work()
  } finally {
    removeRecord(profile, orchestrator)
    lock?.close()
  }
}

function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(server))
  })
}
