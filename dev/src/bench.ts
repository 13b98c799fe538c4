import { benchCalls } from './bench/calls.ts'
import { benchChat } from './bench/chat.ts'
import { benchEffects } from './bench/effects.ts'
import { benchFanout } from './bench/fanout.ts'
import { benchFrame } from './bench/frame.ts'
import { benchGift } from './bench/gift.ts'
import { benchGiftStorm } from './bench/giftStorm.ts'
import { benchHome } from './bench/home.ts'
import { benchInnerLoop } from './bench/innerLoop.ts'
import { benchMicLink } from './bench/micLink.ts'
import { benchMoney } from './bench/money.ts'
import { type BenchName, benchNames } from './bench/names.ts'
import { benchPage } from './bench/page.ts'
import { benchPeople } from './bench/people.ts'
import { benchRisk } from './bench/risk.ts'
import { benchBusyRoom, benchRoom } from './bench/room.ts'
import { benchRooms } from './bench/rooms.ts'
import { benchSeals } from './bench/seals.ts'
import { benchSlowLine } from './bench/slowLine.ts'
import { withStack } from './stack/withStack.ts'

const benches = {
  busyRoom: benchBusyRoom,
  calls: benchCalls,
  chat: benchChat,
  effects: benchEffects,
  fanout: benchFanout,
  frame: benchFrame,
  gift: benchGift,
  giftStorm: benchGiftStorm,
  home: benchHome,
  micLink: benchMicLink,
  money: benchMoney,
  page: benchPage,
  people: benchPeople,
  risk: benchRisk,
  room: benchRoom,
  rooms: benchRooms,
  seals: benchSeals,
  slowLine: benchSlowLine,
} satisfies Record<Exclude<BenchName, 'innerLoop'>, unknown>

/** `pnpm bench NAME`: the product against the bare engine, in the same run, on a stack of its own. */
const wanted = process.argv[2] ?? ''
const bench = Object.entries(benches).find(([name]) => name === wanted)?.[1]
if (wanted === 'innerLoop') await benchInnerLoop()
else if (bench) {
  // Figures of the page are those of a release.
  process.env['NIMBO_PRECOMPRESS'] = '1'
  await withStack('bench', bench)
} else {
  console.error(`pnpm bench NAME, NAME one of: ${Object.keys(benchNames).join(', ')}`)
  process.exit(2)
}
process.exit(0)
