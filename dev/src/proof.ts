import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
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
import { type ProofName, proofNames, proofs } from './proof/names.ts'
import { provePlay } from './proof/play.ts'
import { SEEDS, withSeed } from './proof/random.ts'
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
type Prove = (profile: Profile, full: boolean) => Promise<void>
type Standalone = 'roomFeature' | 'privateShow' | 'micLink'
const onStack: Record<Exclude<ProofName, Standalone>, Prove> = {
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
/** At the reduced size those that need no stack run beside those on it from the one up to the other. */
const BESIDE = { from: 'redPack', to: 'subchannel' }
/** At the reduced size `keyless`, which mostly waits for timeouts of clients, runs beside those from here on: they kill no API and no database. */
const KEYLESS_BESIDE = 'revocation'
const standalone: Record<Standalone, (full: boolean) => Promise<void>> = {
  roomFeature: proveRoomFeature,
  privateShow: provePrivateShow,
  micLink: proveMicLink,
}

/** Two of everything, and any call may reach either: what holds so holds with a room's calls kept together. */
process.env['NIMBO_REPLICAS'] ??= '2'
process.env['NIMBO_BALANCE'] ??= 'random'
/**
 * `pnpm proof NAME… [--full] [--seed N]`: long proofs, most on a stack of their own. Without a name, at the size CI runs. Without a seed,
 * with one that is printed: the same one makes the same choices.
 */
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false }, seed: { type: 'string' } },
})
const { full } = values
const seed = values.seed === undefined ? randomInt(SEEDS) : Number(values.seed)
if (!Number.isInteger(seed) || seed < 0 || seed >= SEEDS) {
  console.error(`--seed is a whole number below ${SEEDS}`)
  process.exit(2)
}
/** A tenth of a battle: its parts are still longer than a media server needs to answer on a busy machine, which would make it void. */
process.env['NIMBO_BATTLE_MINUTE_SECONDS'] ??= full ? '60' : '6'
const names = Object.keys(proofs)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`no proof called ${unknown.join(', ')}; there are: ${names.join(', ')}`)
  process.exit(2)
}

// LiveKit's client for Node drops a handle twice when it is removed while it connects, and says so to nobody's promise.
process.on('uncaughtException', (e) => {
  if (e.message !== 'trying to drop an invalid handle') throw e
})

console.log(`seed ${seed}`)
let held = 0
const broken: string[] = []
async function judge(name: string, prove: () => Promise<void>): Promise<void> {
  const started = performance.now()
  try {
    await withSeed(seed, prove)
    held++
    console.log(`${name}: holds (${((performance.now() - started) / 1000).toFixed(0)} s)`)
  } catch (e) {
    broken.push(`FAIL ${name} (--seed ${seed}): ${e instanceof Error ? e.message.split('\n', 1)[0] : String(e)}`)
    console.error(`${name}: BROKEN (--seed ${seed})`, e)
  }
}
const isWanted = (name: string) => (wanted.length === 0 ? full || proofNames.includes(name) : wanted.includes(name))
const chosenOf = <T>(provers: Record<string, T>) => Object.entries(provers).filter(([name]) => isWanted(name))

async function judgeStandalone(): Promise<void> {
  for (const [name, prove] of chosenOf(standalone)) await judge(name, () => prove(full))
}

const chosen = chosenOf(onStack)
const isBeside = (name: string) => !full && name === 'keyless' && chosen.some(([other]) => other === KEYLESS_BESIDE)
const stacked = chosen.filter(([name]) => !isBeside(name))
const beside: Promise<void>[] = []
const keyless: Promise<void>[] = []
if (stacked.length > 0) {
  await withStack('proof', async (profile) => {
    for (const [name, prove] of stacked) {
      if (name === BESIDE.from && !full) beside.push(judgeStandalone())
      if (name === BESIDE.to) await Promise.all(beside)
      await judge(name, async () => {
        // The one before may have ended in the middle of a kill.
        await repair(profile)
        if (name === KEYLESS_BESIDE && chosen.some(([other]) => isBeside(other)))
          keyless.push(judge('keyless', () => proveKeyless(profile, full)))
        await prove(profile, full)
      })
    }
    await Promise.all(keyless)
  })
}
await (beside.length > 0 ? Promise.all(beside) : judgeStandalone())
await dispose()
for (const line of broken) console.log(line)
console.log(`${held} passed, ${broken.length} failed`)
process.exit(broken.length > 0 ? 1 : 0)
