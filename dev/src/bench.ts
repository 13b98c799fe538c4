import { benchCalls } from './bench/calls.ts'
import { benchChat } from './bench/chat.ts'
import { benchMoney } from './bench/money.ts'
import { benchPage } from './bench/page.ts'
import { benchRisk } from './bench/risk.ts'
import { benchRoom } from './bench/room.ts'
import { benchSeals } from './bench/seals.ts'
import { withStack } from './stack/withStack.ts'

const benches = {
  calls: benchCalls,
  chat: benchChat,
  money: benchMoney,
  page: benchPage,
  risk: benchRisk,
  room: benchRoom,
  seals: benchSeals,
}

/** `pnpm bench NAME`: the product against the bare engine, in the same run, on a stack of its own. */
const wanted = process.argv[2] ?? ''
const bench = Object.entries(benches).find(([name]) => name === wanted)?.[1]
if (!bench) {
  console.error(`pnpm bench NAME, NAME one of: ${Object.keys(benches).join(', ')}`)
  process.exit(2)
}
await withStack('bench', bench)
process.exit(0)
