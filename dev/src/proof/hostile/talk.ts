import { deepStrictEqual, ok } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Room } from '../openRoom.ts'
import type { Spender } from '../retry/people.ts'
import { ask, type Reply } from './ask.ts'

/** Just under what one person may say: 30 lines in ten seconds. */
const PACE_MS = 345
const LINE_LENGTH = 200

const post = (origin: string, { token }: Spender, service: string, body: string | Buffer): Promise<Reply> =>
  ask(
    origin,
    `/?service=${service}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'content-length': Buffer.byteLength(body) },
    },
    body,
  )

/** Ordinary talk of all people but the last, who sends every oddity of Unicode. No line of the others may suffer. */
export async function talk(origin: string, owner: pg.Pool, room: Room, people: readonly Spender[], lines: number): Promise<string> {
  const started = performance.now()
  for (const person of people) {
    const { said } = await post(origin, person, 'Live.enterRoom', JSON.stringify(room))
    ok(said === '200/0', `entering was answered ${said}`)
  }
  const [hostile, ...innocent] = people as [Spender, ...Spender[]]
  const acknowledged: string[] = []
  const failures = new Map<string, number>()
  const each = Math.ceil(lines / innocent.length)
  const over = new AbortController()
  const talker = async (person: Spender) => {
    for (let n = 0; n < each; n++) {
      const [began, id] = [performance.now(), randomUUID()]
      const { said } = await post(origin, person, 'Live.sendMsg', lineOf(room, `line ${n} 🎉`, id))
      if (said === '200/0') acknowledged.push(id)
      else failures.set(said, (failures.get(said) ?? 0) + 1)
      await sleep(Math.max(0, PACE_MS - (performance.now() - began)))
    }
  }
  const answers = new Map<string, number>()
  const attack = async () => {
    for (const body of oddLines(room)) {
      if (over.signal.aborted) return
      const began = performance.now()
      const { said } = await post(origin, hostile, 'Live.sendMsg', body)
      answers.set(said, (answers.get(said) ?? 0) + 1)
      ok(!said.startsWith('500'), `an odd line was answered ${said}`)
      // Lines refused for their form cost nothing; only a line that was taken counts.
      if (said === '200/0') await sleep(Math.max(0, PACE_MS - (performance.now() - began)))
    }
  }
  const attacking = attack()
  await Promise.all(innocent.map(talker))
  over.abort()
  await attacking

  deepStrictEqual([...failures], [], 'lines of others failed')
  const { rows } = await owner.query<{ mid: string }>(
    `select m.request_id as mid from message m join show s on s.id = m.show_id where s.stream = $1 and m.uid = any ($2) order by 1`,
    [room.stream, innocent.map((p) => p.uid)],
  )
  deepStrictEqual(
    rows.map((row) => row.mid),
    acknowledged.toSorted(),
    'a line was lost or doubled',
  )
  const odd = [...answers].map(([said, n]) => `${n} × ${said}`).join(', ')
  return `hostile: ${acknowledged.length} lines of ${innocent.length} talkers, 0 failed, all stored once; odd lines beside them: ${odd}; ${((performance.now() - started) / 1000).toFixed(0)} s`
}

const lineOf = (room: Room, content: unknown, id: string = randomUUID()) => JSON.stringify({ ...room, content, client_request_id: id })

const oddities = [
  '\0',
  'a\0b',
  '\ud83d',
  '\ude00',
  '\udc00\ud800',
  'a\ud800b',
  '\ufffe\uffff',
  '\u202e\u2066\u2069\u200f',
  '\u200b\u200d\u2060\ufeff',
  '\u2028\u2029\u0085',
  `e${'\u0301'.repeat(199)}`,
  '👩‍👩‍👧‍👦'.repeat(18),
  '\u{e0001}\u{e0020}\u{e007f}',
  '\ufdfd'.repeat(200),
  '\u3164\u2800\u115f',
  '\u{10ffff}'.repeat(100),
  '\\u0000',
  '\\',
  "'; drop table message; --",
  '\u0001\u0002\u0003\u001b[31m\u007f\u009f',
]

/** The named ones first, bytes that are no UTF-8, then every code point there is, as many to a line as it takes. */
function* oddLines(room: Room): Generator<string | Buffer> {
  for (const content of oddities) yield lineOf(room, content)
  for (const bytes of [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82], [0x00]]) {
    const [head, tail] = lineOf(room, '@').split('@') as [string, string]
    yield Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(tail)])
  }
  for (const content of [null, 7, true, [], {}, ['\0'], { content: '\0' }, undefined]) yield lineOf(room, content)
  for (const id of ['', '\0', 'x', '00000000-0000-0000-0000-000000000000', '\ud800']) yield lineOf(room, 'x', id)
  for (let first = 0; first <= 0x10ffff;) {
    const width = first < 0x10000 ? LINE_LENGTH : LINE_LENGTH / 2
    yield lineOf(room, String.fromCodePoint(...Array.from({ length: Math.min(width, 0x110000 - first) }, (_, n) => first + n)))
    first += width
  }
}
