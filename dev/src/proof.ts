import { dispose } from '@livekit/rtc-node'
import { proveChat } from './proof/chat.ts'
import { proveMoney } from './proof/money.ts'
import { proveRetry } from './proof/retry.ts'
import { proveSecrets } from './proof/secrets.ts'
import { repair } from './stack/repair.ts'
import { withStack } from './stack/withStack.ts'

const proofs = { chat: proveChat, money: proveMoney, retry: proveRetry, secrets: proveSecrets }

/** `pnpm proof NAME [--full]`: long proofs, one after the other on one stack of their own: they kill what the journeys need. Without a name, all of them at the size CI runs. */
const full = process.argv.includes('--full')
const wanted = process.argv.slice(2).filter((a) => !a.startsWith('--'))
const unknown = wanted.filter((name) => !(name in proofs))
if (unknown.length > 0) {
  console.error(`no proof called ${unknown.join(', ')}; there are: ${Object.keys(proofs).join(', ')}`)
  process.exit(2)
}

let failures = 0
const chosen = Object.entries(proofs).filter(([name]) => wanted.length === 0 || wanted.includes(name))
await withStack('proof', async (profile) => {
  for (const [name, prove] of chosen) {
    const started = performance.now()
    try {
      // The one before may have ended in the middle of a kill.
      await repair(profile)
      await prove(profile, full)
      console.log(`${name}: holds (${((performance.now() - started) / 1000).toFixed(0)} s)`)
    } catch (e) {
      failures++
      console.error(`${name}: BROKEN`, e)
    }
  }
})
await dispose()
console.log(`${chosen.length - failures} passed, ${failures} failed`)
process.exit(failures > 0 ? 1 : 0)
