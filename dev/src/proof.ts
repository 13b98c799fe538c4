import { dispose } from '@livekit/rtc-node'
import { proveChat } from './proof/chat.ts'
import { proveMoney } from './proof/money.ts'
import { proveRetry } from './proof/retry.ts'
import { proveRoomFeature } from './proof/roomFeature.ts'
import { proveSecrets } from './proof/secrets.ts'
import { withStack } from './stack/withStack.ts'

const onStack = { chat: proveChat, money: proveMoney, retry: proveRetry, secrets: proveSecrets }
const proofs: Record<string, (full: boolean) => Promise<void>> = {
  ...Object.fromEntries(
    Object.entries(onStack).map(([name, prove]) => [name, (full: boolean) => withStack('proof', (profile) => prove(profile, full))]),
  ),
  roomFeature: proveRoomFeature,
}

/** `pnpm proof NAME [--full]`: long proofs, most on a stack of their own. Without a name, all of them at the size CI runs. */
const full = process.argv.includes('--full')
const wanted = process.argv.slice(2).filter((a) => !a.startsWith('--'))
const unknown = wanted.filter((name) => !(name in proofs))
if (unknown.length > 0) {
  console.error(`no proof called ${unknown.join(', ')}; there are: ${Object.keys(proofs).join(', ')}`)
  process.exit(2)
}

let failures = 0
const chosen = Object.entries(proofs).filter(([name]) => wanted.length === 0 || wanted.includes(name))
for (const [name, prove] of chosen) {
  try {
    await prove(full)
    console.log(`${name}: holds`)
  } catch (e) {
    failures++
    console.error(`${name}: BROKEN`, e)
  }
}
await dispose()
console.log(`${chosen.length - failures} passed, ${failures} failed`)
process.exit(failures > 0 ? 1 : 0)
