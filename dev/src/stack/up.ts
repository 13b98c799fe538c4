import { withLock, ensure, environment, runTask, runningNames, type Profile, type Program } from '@nimbo/engines'
import { buildPages } from './buildPages.ts'
import { demo, scriptTask, serverProcesses, wrapperPage } from './processes.ts'
import { allSettled, startEngines } from './startEngines.ts'

export async function up(profile: Profile, report: (line: string) => void): Promise<void> {
  if (runningNames(profile).includes('dev')) throw new Error(`pnpm dev is running in profile ${profile.name}: stop it first`)
  const started = performance.now()
  const seconds = (): string => ((performance.now() - started) / 1000).toFixed(1)
  await withLock(profile, async () => {
    const timed = (line: string): void => report(`${seconds().padStart(5)} s  ${line}`)
    await allSettled([buildPages(profile, timed), startEngines(profile, 'built', timed)])
    const ours = [...serverProcesses(profile, 'built'), wrapperPage(profile, 'built')]
    await allSettled([seed(profile, timed), ...ours.map((program) => startProgram(profile, program, timed))])
    report(`home page usable after ${seconds()} s`)
    if (process.env['NIMBO_DEMO'] !== '0') await startProgram(profile, demo(profile, 'built'), timed)
  })
  const { NIMBO_PUBLIC_ORIGIN, NIMBO_CONSOLE_ORIGIN } = environment(profile)
  report(`${NIMBO_PUBLIC_ORIGIN} (console ${NIMBO_CONSOLE_ORIGIN}), logs in ${profile.logs}`)
}

async function seed(profile: Profile, report: (line: string) => void): Promise<void> {
  await runTask(profile, scriptTask(profile, 'built', 'seed', 'dev/src/seed.ts'))
  report('seeded')
}

async function startProgram(profile: Profile, program: Program, report: (line: string) => void): Promise<void> {
  report(`${program.name} ${(await ensure(profile, program)) === 'started' ? 'is up' : 'was up already'}`)
}
