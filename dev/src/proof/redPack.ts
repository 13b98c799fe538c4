import { deepStrictEqual, ok } from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Red } from '@nimbo/contract'
import { environment, type Profile } from '@nimbo/engines'
import pg from 'pg'
import { type CrowdPerson, openCrowd, type Room } from '../bench/crowd.ts'
import { repair } from '../stack/repair.ts'
import { killInTurn } from './killInTurn.ts'
import { openRoom } from './openRoom.ts'
import { randomHex, shuffled } from './random.ts'
import { drawAgain, type Spread, spreadOf } from './redPack/split.ts'

const sizes = {
  ci: { crowd: 80, storm: { attempts: 640, shares: 40 }, once: { claims: 80, shares: 10 }, draws: 40, killed: 40, kills: 1 },
  full: {
    crowd: 2_400,
    storm: { attempts: 24_000, shares: 1_000 },
    once: { claims: 1_000, shares: 100 },
    draws: 1_000,
    killed: 800,
    kills: 4,
  },
}
const CONCURRENCY = 64
const SAME_PERSON = 50
const DRAW = { coin: 500, nums: 5 }
const PACKS_OF_ONE = 4
/** Positions of a fair split differ by less over as many draws; those of an unshuffled one by more. */
const EVEN_BELOW = 1.15
const SEEDS = 4_000
const TIMEOUT_MS = 4_000
const ANSWERED_WITHIN_MS = 60_000
const SETTLED_WITHIN_MS = 60_000
const codes = { early: Red.robRed.refusals.TooEarly, ok: 0 }

interface Answer {
  uid: number
  code: number
  win: number
}

/**
 * Red packs under a storm of claims, against one process after the other that is killed: every coin of a pack goes to one person once or
 * back to its sender, nobody gets a second share or one before its time, and every draw can be worked out again from what is published.
 */
export async function proveRedPack(profile: Profile, full: boolean): Promise<void> {
  const size = full ? sizes.full : sizes.ci
  const env = environment(profile)
  const database = env['NIMBO_DATABASE_MIGRATE_URL']!
  const origin = `http://127.0.0.1:${profile.ports.app}`
  const owner = new pg.Pool({ connectionString: database, max: 3 })
  owner.on('error', () => undefined)
  const over = new AbortController()
  try {
    const { room } = await openRoom(origin, 'Red packs', over.signal)
    const [crowd, senders] = [
      await openCrowd(database, origin, size.crowd),
      await openCrowd(database, origin, Math.ceil(size.draws / PACKS_OF_ONE) + 6),
    ]
    const proof = new Proof(profile, owner, origin, room, crowd, senders)
    await proof.prepare()
    const stormed = await proof.storm(size.storm)
    const once = await proof.storm({ attempts: size.once.claims, shares: size.once.shares })
    await proof.samePerson()
    const early = await proof.early()
    const killed = await proof.killed(size.killed, size.kills)
    const spread = await proof.draws(size.draws)
    const refunds = await proof.settled()
    const broken = await owner.query<{ invariant: string }>('select invariant from ledger.violations() where broken > 0')
    deepStrictEqual(broken.rows, [], 'an invariant is broken')
    const [fair, unshuffled] = [spreadOfSeeds(true), spreadOfSeeds(false)]
    ok(fair.unevenness < EVEN_BELOW, `positions differ by ${fair.unevenness.toFixed(3)}`)
    ok(unshuffled.unevenness > EVEN_BELOW, `without the shuffle positions differ by no more than ${unshuffled.unevenness.toFixed(3)}`)
    console.log(
      `redPack: ${stormed.attempts} attempts on ${size.storm.shares} shares in ${stormed.seconds.toFixed(1)} s (${stormed.won} won), ${once.attempts} claims on ${size.once.shares} (${once.won} won), ` +
        `${SAME_PERSON} at once by one person: one share; ${early} claims refused before the time; ${killed.answered} claims answered over ${killed.kills} kills of the API, none lost, none twice; ${refunds} refunds with one notice each`,
    )
    console.log(`redPack: ${size.draws} draws worked out again from their seeds; deviations by position ${figures(spread)}`)
    console.log(`redPack: ${SEEDS} seeds: ${figures(fair)}; without the shuffle ${figures(unshuffled)}`)
  } finally {
    over.abort()
    await owner.end()
    await repair(profile)
  }
}

const figures = ({ deviations, means, unevenness }: Spread) =>
  `${deviations.map((d) => d.toFixed(0)).join(' ')} (means ${means.map((m) => m.toFixed(0)).join(' ')}, largest over smallest ${unevenness.toFixed(2)})`

function spreadOfSeeds(isShuffled: boolean): Spread {
  return spreadOf(Array.from({ length: SEEDS }, () => drawAgain(DRAW.coin, DRAW.nums, randomHex(32), randomHex(16), isShuffled)))
}

class Proof {
  readonly #profile: Profile
  readonly #owner: pg.Pool
  readonly #origin: string
  readonly #room: Room
  readonly #crowd: readonly CrowdPerson[]
  readonly #senders: CrowdPerson[]

  constructor(profile: Profile, owner: pg.Pool, origin: string, room: Room, crowd: readonly CrowdPerson[], senders: CrowdPerson[]) {
    this.#profile = profile
    this.#owner = owner
    this.#origin = origin
    this.#room = room
    this.#crowd = crowd
    this.#senders = senders
  }

  /** In the room as if they had entered, and senders with coins. */
  async prepare(): Promise<void> {
    const uids = [...this.#crowd, ...this.#senders].map(({ uid }) => uid)
    await this.#owner.query(`insert into visit (show_id, uid) select s.id, u from show s, unnest($2::int[]) u where s.stream = $1`, [
      this.#room.stream,
      uids,
    ])
    await this.#owner.query(
      `select ledger.credit(u, gen_random_uuid(), sha256('p'), 10::smallint, -3, 1000000, 'proof', null) from unnest($1::int[]) u`,
      [this.#senders.map(({ uid }) => uid)],
    )
  }

  async #send(sender: CrowdPerson, coin: number, nums: number, grant: 0 | 1 = 0): Promise<number> {
    const pack = { stream: this.#room.stream, type: 1, type_grant: grant, coin, nums, client_request_id: randomUUID() }
    return (await sender.call(Red.sendRed, pack)).redid
  }

  /** Undefined when no answer came. */
  async #rob({ uid, token }: CrowdPerson, redid: number): Promise<Answer | undefined> {
    try {
      const response = await fetch(`${this.#origin}/?service=Red.RobRed`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ stream: this.#room.stream, redid }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (response.status >= 500) return undefined
      const { data } = (await response.json()) as { data: { code: number; info: { win: string }[] } }
      // Busy says nothing about the outcome.
      return data.code === 503 ? undefined : { uid, code: data.code, win: Number(data.info[0]?.win ?? 0) }
    } catch {
      return undefined
    }
  }

  async #all(claims: readonly (() => Promise<Answer | undefined>)[]): Promise<Answer[]> {
    const waiting = [...claims]
    const answers: Answer[] = []
    const client = async () => {
      for (let claim = waiting.pop(); claim; claim = waiting.pop()) {
        const answer = await claim()
        if (answer) answers.push(answer)
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, client))
    return answers
  }

  /** Shares in the ledger, with their holders. */
  async #shares(redid: number): Promise<{ uid: number; amount: number }[]> {
    const { rows } = await this.#owner.query<{ uid: number; amount: string }>(
      'select uid, amount::text from ledger.share where pack = $1 and uid is not null',
      [redid],
    )
    return rows.map(({ uid, amount }) => ({ uid, amount: Number(amount) }))
  }

  /** Every answer is what the ledger has of that person, and nobody has more than one. */
  async #check(redid: number, answers: readonly Answer[]): Promise<{ uid: number; amount: number }[]> {
    const shares = await this.#shares(redid)
    const held = new Map(shares.map(({ uid, amount }) => [uid, amount]))
    deepStrictEqual(held.size, shares.length, 'somebody has two shares')
    const wrong = answers.filter(({ uid, code, win }) => code === codes.ok && win !== 0 && win !== held.get(uid))
    deepStrictEqual(wrong, [], 'an answer is not what the ledger has')
    const told = new Set(answers.filter(({ win }) => win > 0).map(({ uid }) => uid))
    return shares.filter(({ uid }) => told.has(uid) || answers.length === 0)
  }

  /** Storm of claims, several of each person at once, on fewer shares: all of them are taken, by one person each. */
  async storm({ attempts, shares }: { attempts: number; shares: number }): Promise<{ attempts: number; won: number; seconds: number }> {
    const total = shares * 20
    const redid = await this.#send(this.#senders.pop()!, total, shares)
    const order = shuffled(Array.from({ length: attempts }, (_, n) => this.#crowd[n % this.#crowd.length]!))
    const started = performance.now()
    const answers = await this.#all(order.map((person) => () => this.#rob(person, redid)))
    const seconds = (performance.now() - started) / 1000
    deepStrictEqual(answers.length, attempts, 'a claim was not answered')
    const won = await this.#check(redid, answers)
    deepStrictEqual(won.length, shares, 'not every share was taken and told')
    deepStrictEqual(
      won.reduce((sum, { amount }) => sum + amount, 0),
      total,
      'the shares are not the pack',
    )
    return { attempts, won: won.length, seconds }
  }

  async samePerson(): Promise<void> {
    const redid = await this.#send(this.#senders.pop()!, 1_000, 10)
    const [person] = this.#crowd
    const answers = await Promise.all(Array.from({ length: SAME_PERSON }, () => this.#rob(person!, redid)))
    const wins = new Set(answers.map((answer) => answer?.win))
    deepStrictEqual([wins.size, (await this.#shares(redid)).length], [1, 1], 'one person at once took more than one share')
    ok(Number([...wins][0]) > 0, 'nothing was taken')
  }

  /** A delayed pack is hammered before it opens and while it does: what counts is the database's clock. */
  async early(): Promise<number> {
    const redid = await this.#send(this.#senders.pop()!, 1_000, 50, 1)
    const hammer = () => this.#all(this.#crowd.slice(0, 80).map((person) => () => this.#rob(person, redid)))
    const before = await hammer()
    ok(
      before.every(({ code }) => code === codes.early),
      'a claim before the time was not refused',
    )
    deepStrictEqual(await this.#shares(redid), [], 'a share was taken before the time')
    await this.#owner.query(`update ledger.pack set opens_at = clock_timestamp() + interval '300 ms' where id = $1`, [redid])
    const during = [...(await hammer()), ...(await hammer()), ...(await sleep(400).then(hammer))]
    await this.#check(redid, during)
    const { rows } = await this.#owner.query<{ early: number; taken: number }>(
      `select count(*) filter (where s.claimed_at < k.opens_at)::int as early, count(*)::int as taken
       from ledger.share s join ledger.pack k on k.id = s.pack where s.pack = $1 and s.uid is not null`,
      [redid],
    )
    deepStrictEqual(rows[0], { early: 0, taken: 50 }, 'a share was taken before the time, or not at all')
    return [...before, ...during].filter(({ code }) => code === codes.early).length
  }

  /** Each claims until there is an answer, while the API is killed. */
  async killed(claims: number, kills: number): Promise<{ answered: number; kills: number }> {
    const shares = Math.max(10, Math.floor(claims / 2))
    const total = shares * 30
    const redid = await this.#send(this.#senders.pop()!, total, shares)
    const until = async (person: CrowdPerson): Promise<Answer> => {
      const started = performance.now()
      for (;;) {
        const answer = await this.#rob(person, redid)
        if (answer) return answer
        if (performance.now() - started > ANSWERED_WITHIN_MS) throw new Error('a claim was never answered')
        await sleep(50)
      }
    }
    const waiting = this.#crowd.slice(0, claims)
    const answers: Answer[] = []
    const client = async () => {
      for (let person = waiting.pop(); person; person = waiting.pop()) {
        answers.push(await until(person))
        // Some ask again although they were answered.
        if (answers.length % 3 === 0) answers.push(await until(person))
        await sleep(5)
      }
    }
    const due = (n: number) => sleep(n === 1 ? 30 : 1_000, true)
    const killing = killInTurn(this.#profile, { victims: ['api'], due, most: kills })
    await Promise.all([...Array.from({ length: 8 }, client), killing])
    const won = await this.#check(redid, answers)
    deepStrictEqual([won.length, won.reduce((sum, { amount }) => sum + amount, 0)], [shares, total], 'shares were lost or told to nobody')
    return { answered: answers.length, kills }
  }

  /** Packs whose seeds come out when they are over: each split follows from its seed, and the seed is the one that was promised. */
  async draws(many: number): Promise<Spread> {
    const packs: { redid: number; hash: string }[] = []
    const waiting = this.#senders.flatMap((sender) => Array.from({ length: PACKS_OF_ONE }, () => sender)).slice(0, many)
    const client = async () => {
      for (let sender = waiting.pop(); sender; sender = waiting.pop()) {
        const redid = await this.#send(sender, DRAW.coin, DRAW.nums)
        const { hash, seed } = await sender.call(Red.getDraw, { redid })
        deepStrictEqual(seed, '', 'a seed came out while its pack was open')
        packs.push({ redid, hash })
      }
    }
    await Promise.all(Array.from({ length: 8 }, client))
    await this.#expire()
    await this.#untilSettled()
    const draws: number[][] = []
    for (const [n, { redid, hash }] of packs.entries()) {
      // Checks are open to anybody, but limited per person: the crowd takes turns.
      const draw = await this.#crowd[n % this.#crowd.length]!.call(Red.getDraw, { redid })
      deepStrictEqual(draw.hash, hash, 'the promise was changed')
      deepStrictEqual(createHash('sha256').update(Buffer.from(draw.seed, 'hex')).digest('hex'), hash, 'the seed is not the one promised')
      const again = drawAgain(Number(draw.coin), draw.nums, draw.seed, draw.nonce)
      deepStrictEqual(again.map(String), draw.shares, 'a split does not follow from its seed')
      draws.push(again)
    }
    deepStrictEqual(draws.length, many)
    return spreadOf(draws)
  }

  #expire() {
    return this.#owner.query(
      `update ledger.pack k set opens_at = least(k.opens_at, clock_timestamp() - interval '1 s'), expires_at = clock_timestamp()
       from red_pack r where r.id = k.id and r.settled_at is null and k.ref = $1`,
      [this.#room.stream],
    )
  }

  async #untilSettled(): Promise<void> {
    const end = performance.now() + SETTLED_WITHIN_MS
    for (;;) {
      const { rows } = await this.#owner.query<{ open: number }>(
        'select count(*)::int as open from red_pack r join show s on s.id = r.show_id where s.stream = $1 and r.settled_at is null',
        [this.#room.stream],
      )
      if (rows[0]!.open === 0) return
      if (performance.now() > end) throw new Error('packs were not settled')
      await sleep(200)
    }
  }

  /** Accounts of every pack of the room: shares and refund are all of it, and the sender got one notice. */
  async settled(): Promise<number> {
    await this.#expire()
    await this.#untilSettled()
    const { rows } = await this.#owner.query<{ refunds: number; wrong: number }>(
      `select count(*) filter (where k.refund is not null)::int as refunds, count(*) filter (where k.closed_at is null
         or k.total <> coalesce((select sum(x.amount) from ledger.share x where x.pack = k.id and x.uid is not null), 0)
            + coalesce((select p.amount from ledger.posting p where p.transfer = k.refund and p.debit = -4), 0)
         or (k.refund is not null)::int <> (select count(*) from notice n where n.uid = k.owner and n.kind = 'red_refund' and n.data ->> 'id' = k.id::text))::int as wrong
       from ledger.pack k join red_pack r on r.id = k.id where k.ref = $1`,
      [this.#room.stream],
    )
    deepStrictEqual(rows[0]!.wrong, 0, 'a pack is not what was taken and what came back, or its sender was not told once')
    return rows[0]!.refunds
  }
}
