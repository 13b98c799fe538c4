import { ensure, environment, type Profile, runningNames, withLock, writeRecord } from '@nimbo/engines'
import { inject } from 'vitest'
import { api } from './stack/processes.ts'
import { startEngines } from './stack/startEngines.ts'
import { KEPT, recordOf, runsOn, stackOfWorker } from './stackOfWorker.ts'

/** Once per worker: files share it and its modules. */
const started = globalThis as { nimboStack?: Promise<void> }

async function start(chosen: Profile): Promise<void> {
  const run = inject('run')
  await withLock(chosen, async () => {
    const isKept = runsOn(chosen).every((other) => other.isKept) && runningNames(chosen).includes('postgres')
    writeRecord(chosen, recordOf(run), { pid: run, revision: isKept ? KEPT : '', stopSignal: 'SIGTERM' })
    await startEngines(chosen, 'built', () => {})
    // Centrifugo's connect proxy needs an API at a fixed port; the servers that tests start listen on random ones.
    const program = api(chosen, 'built')
    await ensure(chosen, { ...program, env: { ...program.env, NIMBO_WEB_DIST: '' } }, 'file')
  })
  Object.assign(process.env, environment(chosen))
}

await (started.nimboStack ??= start(stackOfWorker(Number(process.env['VITEST_POOL_ID']))))
