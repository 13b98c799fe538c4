import {
  centrifugo,
  ensure,
  livekit,
  missingEngines,
  postgres,
  redis,
  runTask,
  s3,
  stripe,
  type Mode,
  type Output,
  type Profile,
  type Program,
} from '@nimbo/engines'
import { paymentStandIns, pushStandIn, scriptTask, signInStandIns, smsStandIn } from './processes.ts'

/**
 * Returns the programs that had to be started. Everything starts in parallel, except Centrifugo, which needs the outbox table. A stack that
 * was up has its tables, and `migrates` false leaves that out.
 */
export async function startEngines(
  profile: Profile,
  mode: Mode,
  report: (line: string) => void,
  output: Output = 'file',
  migrates = true,
): Promise<string[]> {
  if (missingEngines().length > 0) throw new Error(`not built yet: ${missingEngines().join(', ')}; run pnpm engines`)
  const started: string[] = []
  const start = async (program: Program): Promise<void> => {
    const outcome = await ensure(profile, program, output)
    if (outcome === 'started') started.push(program.name)
    report(`${program.name} ${outcome === 'started' ? 'is up' : 'was up already'}`)
  }
  const migrate = () => runTask(profile, scriptTask(profile, mode, 'migrate', 'server/src/migrate.ts'), output)
  const migrated = start(postgres(profile)).then(() => (migrates ? migrate() : undefined))
  const cards = [stripe(profile, mode)].filter((program) => program !== undefined)
  const standIns = [
    smsStandIn(profile, mode),
    signInStandIns(profile, mode),
    pushStandIn(profile, mode),
    paymentStandIns(profile, mode),
    ...cards,
  ]
  await allSettled([redis(profile), livekit(profile, mode), s3(profile), ...standIns].map(start).concat(migrated))
  report('database is migrated')
  await start(centrifugo(profile))
  return started
}

/** Like Promise.all, but waits for every promise before it fails, so that nothing is still starting while the failure is handled. */
export async function allSettled(work: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).filter((result) => result.status === 'rejected')
  if (failed.length > 0) throw new Error(failed.map(({ reason }) => (reason instanceof Error ? reason.message : String(reason))).join('\n'))
}
