import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import type { Profile } from '../profile.ts'
import { readRecord, removeRecord, writeRecord } from './processRecord.ts'
import { logFile, type Output, type Program, spawnTagged } from './spawnTagged.ts'
import { stop } from './stop.ts'
import { waitUntil } from './waitUntil.ts'

export type Ensured = 'reused' | 'started'

/** Only a process that hangs takes this long. */
const readySeconds = 180
/** The orphans of a killed PostgreSQL hold its shared memory for a moment. */
const attempts = 3

/** Leaves a healthy and current process alone, replaces any other one, and starts a missing one. */
export async function ensure(profile: Profile, program: Program, output: Output = 'file'): Promise<Ensured> {
  const running = readRecord(profile, program.name)
  if (running?.revision === revisionOf(program) && (await waitUntil(program.isReady, 2))) {
    await program.afterStart?.()
    return 'reused'
  }
  await stop(profile, program.name)
  await refuseTakenPorts(program)
  await program.prepare?.()
  await startUntilReady(profile, program, output)
  await program.afterStart?.()
  return 'started'
}

async function startUntilReady(profile: Profile, program: Program, output: Output): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const child = spawnTagged(profile, program, output)
    const ended = endOf(child)
    if (child.pid) writeRecord(profile, program.name, { pid: child.pid, revision: revisionOf(program), stopSignal: program.stopSignal })
    const ready = await waitUntil(async () => ended.what !== undefined || (await program.isReady()), readySeconds)
    if (output === 'file') child.unref()
    if (ready && ended.what === undefined) return
    if (ended.what === undefined) {
      await stop(profile, program.name)
      throw new Error(`${program.name} was not ready within ${readySeconds} s${tail(profile, program.name, output)}`)
    }
    if (attempt === attempts) throw new Error(`${program.name} ended at once (${ended.what})${tail(profile, program.name, output)}`)
    await waitUntil(() => false, 0.5)
  }
}

function endOf(child: ChildProcess): { what: string | undefined } {
  const ended: { what: string | undefined } = { what: undefined }
  child.once('error', (error) => (ended.what = error.message))
  child.once('exit', (code, signal) => (ended.what = signal ?? `exit code ${code}`))
  return ended
}

function revisionOf({ command, args, env, revision }: Program): string {
  return createHash('sha256')
    .update(JSON.stringify([command, args, env, revision]))
    .digest('hex')
}

function tail(profile: Profile, name: string, output: Output = 'file'): string {
  if (output !== 'file') return ''
  const file = logFile(profile, name)
  return `; the end of ${file}:\n${readFileSync(file, 'utf8').trimEnd().split('\n').slice(-20).join('\n')}`
}

/** The threads of a killed process may hold its ports for a moment after the process itself is gone. */
const releaseSeconds = 5

async function refuseTakenPorts(program: Program): Promise<void> {
  for (const port of program.ports) {
    if (!(await waitUntil(async () => !(await isListening(port)), releaseSeconds))) {
      throw new Error(`port ${port}, meant for ${program.name}, is taken by another process; NIMBO_PORT_BASE moves all ports`)
    }
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const answer = (listening: boolean) => (): void => {
      socket.destroy()
      resolve(listening)
    }
    socket.once('connect', answer(true)).once('error', answer(false))
  })
}

/** Runs something that ends by itself. It is recorded while it runs, so that stopping everything stops it too. */
export async function runTask(
  profile: Profile,
  task: Pick<Program, 'name' | 'command' | 'args' | 'env' | 'cwd' | 'user'>,
  output: Output = 'file',
): Promise<void> {
  const child = spawnTagged(profile, task, output)
  if (child.pid) writeRecord(profile, task.name, { pid: child.pid, revision: '', stopSignal: 'SIGTERM' })
  const outcome = await new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) => resolve(signal ?? String(code)))
  })
  removeRecord(profile, task.name)
  if (outcome !== '0') throw new Error(`${task.name} failed (${outcome})${tail(profile, task.name, output)}`)
}
