import { centrifugo, livekit, postgres, readRecord, redis, runningNames, s3, stripe, type Profile } from '@nimbo/engines'
import { demo, paymentStandIns, pushStandIn, serverProcesses, signInStandIns, smsStandIn, wrapperPage } from './processes.ts'

/** True when everything runs and answers. */
export async function status(profile: Profile, report: (line: string) => void): Promise<boolean> {
  const mode = runningNames(profile).includes('dev') ? 'watched' : 'built'
  const engines = [postgres(profile), redis(profile), livekit(profile, mode), s3(profile), centrifugo(profile)]
  const cards = [stripe(profile, mode)].filter((program) => program !== undefined)
  const standIns = [
    smsStandIn(profile, mode),
    signInStandIns(profile, mode),
    pushStandIn(profile, mode),
    paymentStandIns(profile, mode),
    ...cards,
  ]
  const programs = [...engines, ...standIns, ...serverProcesses(profile, mode), wrapperPage(profile, mode), demo(profile, mode)]
  const healthy = await Promise.all(
    programs.map(async ({ name, isReady }) => {
      const running = readRecord(profile, name)
      const answers = running !== undefined && (await isReady().catch(() => false))
      report(`${name.padEnd(12)} ${running ? `pid ${running.pid}`.padEnd(12) : 'not running '} ${answers ? 'healthy' : ''}`.trimEnd())
      return answers
    }),
  )
  return healthy.every(Boolean)
}
