import { dispose } from '@livekit/rtc-node'
import type { Profile } from '@nimbo/engines'
import { proveBattle } from './proof/battle.ts'
import { proveChat } from './proof/chat.ts'
import { proveGifts } from './proof/gifts.ts'
import { proveGoals } from './proof/goals.ts'
import { proveHostile } from './proof/hostile.ts'
import { proveKeyless } from './proof/keyless.ts'
import { proveMessages } from './proof/messages.ts'
import { proveMicLink } from './proof/micLink.ts'
import { proveMoney } from './proof/money.ts'
import { provePlay } from './proof/play.ts'
import { proveRedPack } from './proof/redPack.ts'
import { provePrivateShow } from './proof/privateShow.ts'
import { proveRetry } from './proof/retry.ts'
import { proveRevocation } from './proof/revocation.ts'
import { proveRollingRestart } from './proof/rollingRestart.ts'
import { proveRoomFeature } from './proof/roomFeature.ts'
import { proveSanctions } from './proof/sanctions.ts'
import { proveSecrets } from './proof/secrets.ts'
import { proveSubchannel } from './proof/subchannel.ts'
import { repair } from './stack/repair.ts'
import { withStack } from './stack/withStack.ts'

/** One stack serves them one after the other; it is their own, because they kill what the journeys need. */
const onStack: Record<string, (profile: Profile, full: boolean) => Promise<void>> = {
  // First, on a database that recovers quickly: inferred keys are judged by time, and a long crash recovery outlasts their windows.
  retry: proveRetry,
  keyless: proveKeyless,
  chat: proveChat,
  messages: proveMessages,
  hostile: proveHostile,
  gifts: proveGifts,
  redPack: proveRedPack,
  goals: proveGoals,
  play: provePlay,
  money: proveMoney,
  rollingRestart: proveRollingRestart,
  secrets: proveSecrets,
  subchannel: proveSubchannel,
  // After the one that reads logs: they restart LiveKit.
  revocation: proveRevocation,
  sanctions: proveSanctions,
  battle: proveBattle,
}
/** They measure time, or wait for a browser, on a machine that others may slow down: one that breaks is tried once more, and says so. */
const timed = new Set(['subchannel', 'revocation', 'sanctions', 'battle', 'roomFeature'])
/** At the reduced size these run beside those on the stack from the one up to the other, none of which measures time. */
const BESIDE = { from: 'redPack', to: 'subchannel' }
/** `play` does all that this one does, and more: at the reduced size it runs when it is named. */
const byName = new Set(['gifts'])
const standalone: Record<string, (full: boolean) => Promise<void>> = {
  roomFeature: proveRoomFeature,
  privateShow: provePrivateShow,
  micLink: proveMicLink,
}

/** Two of everything, and any call may reach either: what holds so holds with a room's calls kept together. */
process.env['NIMBO_REPLICAS'] ??= '2'
process.env['NIMBO_BALANCE'] ??= 'random'
/** A battle of six seconds, or of three minutes. */
process.env['NIMBO_BATTLE_MINUTE_SECONDS'] ??= process.argv.includes('--full') ? '60' : '2'

/** `pnpm proof NAME [--full]`: long proofs, most on a stack of their own. Without a name, at the size CI runs. */
const full = process.argv.includes('--full')
const wanted = process.argv.slice(2).filter((a) => !a.startsWith('--'))
const names = [...Object.keys(onStack), ...Object.keys(standalone)]
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`no proof called ${unknown.join(', ')}; there are: ${names.join(', ')}`)
  process.exit(2)
}

// LiveKit's client for Node drops a handle twice when it is removed while it connects, and says so to nobody's promise.
process.on('uncaughtException', (e) => {
  if (e.message !== 'trying to drop an invalid handle') throw e
})

let held = 0
const broken: string[] = []
async function judge(name: string, prove: () => Promise<void>): Promise<void> {
  const started = performance.now()
  try {
    await prove().catch((e: unknown) => {
      if (full || !timed.has(name)) throw e
      console.error(`${name}: broken, tried once more`, e)
      return prove()
    })
    held++
    console.log(`${name}: holds (${((performance.now() - started) / 1000).toFixed(0)} s)`)
  } catch (e) {
    broken.push(`FAIL ${name}: ${e instanceof Error ? e.message.split('\n', 1)[0] : String(e)}`)
    console.error(`${name}: BROKEN`, e)
  }
}
const isWanted = (name: string) => (wanted.length === 0 ? full || !byName.has(name) : wanted.includes(name))
const chosenOf = <T>(proofs: Record<string, T>) => Object.entries(proofs).filter(([name]) => isWanted(name))

async function judgeStandalone(): Promise<void> {
  for (const [name, prove] of chosenOf(standalone)) await judge(name, () => prove(full))
}

const stacked = chosenOf(onStack)
const beside: Promise<void>[] = []
if (stacked.length > 0) {
  await withStack('proof', async (profile) => {
    for (const [name, prove] of stacked) {
      if (name === BESIDE.from && !full) beside.push(judgeStandalone())
      if (name === BESIDE.to) await Promise.all(beside)
      await judge(name, async () => {
        // The one before may have ended in the middle of a kill.
        await repair(profile)
        await prove(profile, full)
      })
    }
  })
}
await (beside.length > 0 ? Promise.all(beside) : judgeStandalone())
await dispose()
for (const line of broken) console.log(line)
console.log(`${held} passed, ${broken.length} failed`)
process.exit(broken.length > 0 ? 1 : 0)
