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
import { payments, providers, pushInbox, scriptTask, smsInbox } from './processes.ts'

/** Names the programs that had to be started. Everything that can go side by side does; Centrifugo needs the outbox table. */
export async function startEngines(
  profile: Profile,
  mode: Mode,
  report: (line: string) => void,
  output: Output = 'file',
): Promise<string[]> {
  if (missingEngines().length > 0) throw new Error(`not built yet: ${missingEngines().join(', ')}; run pnpm engines`)
  const started: string[] = []
  const bring = async (program: Program): Promise<void> => {
    const outcome = await ensure(profile, program, output)
    if (outcome === 'started') started.push(program.name)
    report(`${program.name} ${outcome === 'started' ? 'is up' : 'was up already'}`)
  }
  const migrated = bring(postgres(profile)).then(() =>
    runTask(profile, scriptTask(profile, mode, 'migrate', 'server/src/migrate.ts'), output),
  )
  const cards = [stripe(profile, mode)].filter((program) => program !== undefined)
  const standIns = [smsInbox(profile, mode), providers(profile, mode), pushInbox(profile, mode), payments(profile, mode), ...cards]
  await settleAll([redis(profile), livekit(profile, mode), s3(profile), ...standIns].map(bring).concat(migrated))
  report('database is migrated')
  await bring(centrifugo(profile))
  return started
}

/** Waits for every one before it fails, so that nothing keeps starting behind the back of whoever handles the failure. */
export async function settleAll(work: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).filter((result) => result.status === 'rejected')
  if (failed.length > 0) throw new Error(failed.map(({ reason }) => (reason instanceof Error ? reason.message : String(reason))).join('\n'))
}
