import { dispose } from '@livekit/rtc-node'
import { battleNowAndThen } from './demo/battle.ts'
import { broadcast } from './demo/broadcast.ts'
import { chat } from './demo/chatter.ts'
import { guest } from './demo/guest.ts'
import { answerMessages, writeMessages } from './demo/messages.ts'
import { pause } from './demo/pause.ts'
import { demoRooms } from './demo/rooms.ts'
import { people } from './demo/people.ts'

const talk = [
  {
    person: people.omar,
    host: people.bia,
    barrages: 5,
    giftEvery: 2,
    guards: true,
    redEvery: 20,
    lines: ['that bridge gets me every single time', 'ما شاء الله، صوت رائع', 'one more, please!'],
  },
  {
    person: people.camille,
    host: people.bia,
    barrages: 0,
    giftEvery: 4,
    lines: ['canta Evidências no final', 'quelle voix…', 'j’adore cette ambiance'],
  },
  { person: people.wei, host: people.bia, barrages: 0, lines: ['燈光好漂亮', '再來一首！'] },
  { person: people.yuki, host: people.noor, barrages: 0, lines: ['第一次来，大家好', '故事真美'] },
  { person: people.diego, host: people.noor, barrages: 0, lines: ['saludos desde Bogotá', 'qué bonita historia', 'otra, otra'] },
  {
    person: people.rafa,
    host: people.kaique,
    barrages: 2,
    giftEvery: 3,
    lines: ['that drop was huge', 'boa noite de Lisboa', 'what is this track?'],
  },
]

const origin = process.env['NIMBO_PUBLIC_ORIGIN'] ?? 'http://localhost:3000'
const fps = Number(process.env['NIMBO_DEMO_FPS'] ?? 12)
const stop = new AbortController()
process.once('SIGTERM', () => stop.abort())
process.once('SIGINT', () => stop.abort())

/** The server may restart at any time while somebody works on it: whatever ends early is begun again. */
async function forever(name: string, work: () => Promise<void>): Promise<void> {
  while (!stop.signal.aborted) {
    await work().catch((e: unknown) => process.stderr.write(`${name}: ${e instanceof Error ? e.message : String(e)}\n`))
    await pause(2_000, stop.signal)
  }
}

await Promise.all([
  ...demoRooms.map((room) => forever(room.title, () => broadcast(origin, room, fps, stop.signal))),
  forever('guest', () => guest(origin, { person: people.yuki, host: people.kaique, cover: 'stage' }, fps / 2, stop.signal)),
  // A battle takes both rooms for a while: who counts pictures leaves them out.
  ...(process.env['NIMBO_DEMO_BATTLES'] === '0'
    ? []
    : [forever('battles', () => battleNowAndThen(origin, people.bia, people.noor, stop.signal))]),
  writeMessages(origin).catch((e: unknown) => process.stderr.write(`messages: ${e instanceof Error ? e.message : String(e)}\n`)),
  ...[people.marina, people.bia].map((person) => forever(`messages to ${person.name}`, () => answerMessages(origin, person, stop.signal))),
  ...talk.map(({ person, host, ...says }) => forever(person.name, () => chat(origin, person, host, says, stop.signal))),
])
await dispose()
process.exit(0)
