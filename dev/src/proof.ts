import { dispose } from '@livekit/rtc-node'
import { proveChat } from './proof/chat.ts'
import { proveMoney } from './proof/money.ts'
import { proveRetry } from './proof/retry.ts'
import { proveRoomFeature } from './proof/roomFeature.ts'
import { proveSecrets } from './proof/secrets.ts'
import { repair } from './stack/repair.ts'
import { withStack } from './stack/withStack.ts'

/** One after the other on one stack of their own: they kill what the journeys need. */
const onStack = { chat: proveChat, money: proveMoney, retry: proveRetry, secrets: proveSecrets }
const standalone = { roomFeature: proveRoomFeature }

/** `pnpm proof NAME [--full]`: long proofs. Without a name, all of them at the size CI runs. */
const full = process.argv.includes('--full')
const wanted = process.argv.slice(2).filter((a) => !a.startsWith('--'))
const names = [...Object.keys(onStack), ...Object.keys(standalone)]
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`no proof called ${unknown.join(', ')}; there are: ${names.join(', ')}`)
  process.exit(2)
}

let failures = 0
const isChosen = ([name]: [string, unknown]) => wanted.length === 0 || wanted.includes(name)
const chosen = Object.entries(onStack).filter(isChosen)
const chosenStandalone = Object.entries(standalone).filter(isChosen)

async function attempt(name: string, prove: () => Promise<void>): Promise<void> {
  const started = performance.now()
  try {
    await prove()
    console.log(`${name}: holds (${((performance.now() - started) / 1000).toFixed(0)} s)`)
  } catch (e) {
    failures++
    console.error(`${name}: BROKEN`, e)
  }
}

if (chosen.length > 0) {
  await withStack('proof', async (profile) => {
    for (const [name, prove] of chosen) {
      await attempt(name, async () => {
        // The one before may have ended in the middle of a kill.
        await repair(profile)
        await prove(profile, full)
      })
    }
  })
}
for (const [name, prove] of chosenStandalone) await attempt(name, prove)
await dispose()
console.log(`${chosen.length + chosenStandalone.length - failures} passed, ${failures} failed`)
process.exit(failures > 0 ? 1 : 0)
