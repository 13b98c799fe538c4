import { withLock, ensure, profile, readRecord, removeRecord, runTask, runningNames, writeRecord, type Program } from '@nimbo/engines'
import { prefixedOutput } from './stack/prefixedOutput.ts'
import { demo, scriptTask, serverProcesses, vite, wrapperPage } from './stack/processes.ts'
import { allSettled, startEngines } from './stack/startEngines.ts'
import { stopAll, stopLeftovers } from './stack/stopAll.ts'

const chosen = profile()
const output = prefixedOutput()
const report = (line: string): void => output('nimbo', line)

const running = runningNames(chosen)
if (running.length > 0) {
  console.error(`profile ${chosen.name} is up already (${running.join(', ')}): pnpm stack down`)
  process.exit(1)
}

let stopping: Promise<void> | undefined
const stopEverything = (): Promise<void> =>
  (stopping ??= (async () => {
    // Processes being started at this very moment show up in the next round.
    do await stopAll(chosen, report)
    while (runningNames(chosen).some((name) => readRecord(chosen, name)?.pid !== process.pid))
    await stopLeftovers(chosen, report)
    removeRecord(chosen, 'dev')
  })())

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stopEverything().finally(() => process.exit()))
}

async function start(): Promise<void> {
  const startProgram = (program: Program): Promise<unknown> => ensure(chosen, program, output)
  await startEngines(chosen, 'watched', report, output)
  await runTask(chosen, scriptTask(chosen, 'watched', 'seed', 'dev/src/seed.ts'), output)
  const pages = [vite(chosen, 'web'), vite(chosen, 'console'), wrapperPage(chosen, 'watched')]
  await allSettled([...serverProcesses(chosen, 'watched'), ...pages].map(startProgram))
  const { app, console: operators, wrapper } = chosen.ports
  report(
    `http://localhost:${app} (console http://localhost:${operators}, in a wrapper http://localhost:${wrapper}); Ctrl-C stops everything`,
  )
  if (process.env['NIMBO_DEMO'] !== '0') await startProgram(demo(chosen, 'watched'))
}

writeRecord(chosen, 'dev', { pid: process.pid, revision: '', stopSignal: 'SIGTERM' })
try {
  await withLock(chosen, start)
} catch (error) {
  if (!stopping) report(error instanceof Error ? error.message : String(error))
  await stopEverything()
  process.exit(1)
}
