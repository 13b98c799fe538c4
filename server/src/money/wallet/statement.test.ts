import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { User, Statements } from '@nimbo/contract'
import {
  sealHash,
  sealMessage,
  type Statement,
  type StatementFile,
  statementMessage,
  verifyStatement,
  writeStatement,
} from '@nimbo/contract/statement'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { credit, exchange, fold, spend, clawBack, walletOf } from '../../core/ledger/index.ts'
import { readSigningKey } from '../../platform/signingKey.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { sealEverything } from '../../testing/sealEverything.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { lockShared } from '../../testing/sharedState.ts'

lockShared('exchangeRule')

let server: TestServer
let owner: pg.Client
beforeAll(async () => {
  server = await startTestServer()
  owner = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

const month = () => new Date().toISOString().slice(0, 7)
const statementKey = () => readSigningKey(server.config.statementKey)
const keys = () => ({ seal: readSigningKey(server.config.sealKey).publicKey, statement: statementKey().publicKey })
const intent = (uid: number) => ({ uid, key: randomUUID(), request: 'w' })

/** Bought 1,000, gave 300, was given 40 of 80, turned 20 of them into coins, and lost a payment of 900. */
async function movements(): Promise<{ me: Person; friend: Person }> {
  const { db } = server.engines
  const [me, friend] = [await server.person(), await server.person()]
  const gift = (uid: number, anchor: number, coins: bigint) =>
    db.transaction((sql) =>
      spend(sql, { ...intent(uid), op: 'gift', coins, receivers: [{ uid: anchor, votes: coins / 2n }], ref: 'a room – ünï' }),
    )
  await db.transaction((sql) => credit(sql, intent(me.uid), 'recharge', 1000n, 'order 1'))
  await db.transaction((sql) => credit(sql, intent(friend.uid), 'recharge', 80n, 'order 2'))
  await gift(me.uid, friend.uid, 300n)
  await gift(friend.uid, me.uid, 80n)
  while ((await db.query((sql) => walletOf(sql, me.uid))).votes < 40n) await db.transaction(fold)
  await db.transaction((sql) => exchange(sql, intent(me.uid), 'votesToCoins', 20n, 20n))
  await db.transaction((sql) => clawBack(sql, intent(me.uid), 'chargeback', 900n, 'order 1'))
  return { me, friend }
}

async function downloaded(person: Person): Promise<string> {
  await sealEverything(server)
  return (await person.client.call(Statements.getStatement, { month: month() })).file
}

describe('the list', () => {
  test('every line has its kind, its sign, what was left, and the other person; before and after it is sealed', async () => {
    const { me, friend } = await movements()
    const read = async () =>
      (await me.client.call(Statements.recordList, {})).map((r) => `${r.kind} ${r.asset} ${r.amount} ${r.balance} ${r.user_nicename}`)
    const expected = [
      `chargeback debt -180 -180 `,
      `chargeback coin -720 0 `,
      `votes_to_coins coin 20 720 `,
      `votes_to_coins vote -20 20 `,
      `gift vote 40 40 ${friend.name}`,
      `gift coin -300 700 ${friend.name}`,
      `recharge coin 1000 1000 `,
    ]
    expect(await read()).toEqual(expected)
    await sealEverything(server)
    expect(await read()).toEqual(expected)
    const votes = await me.client.call(Statements.recordList, { type: 2, month: month() })
    expect(votes.map((r) => r.amount)).toEqual(['-20', '40'])
    expect(await me.client.call(Statements.recordList, { month: '2020-01' })).toEqual([])
  })

  test('pages hang together and end', async () => {
    const { db } = server.engines
    const me = await server.person()
    for (let n = 1; n <= 65; n++) {
      await db.transaction((sql) => credit(sql, intent(me.uid), 'reward', BigInt(n), ''))
      if (n === 50) await sealEverything(server)
    }
    const pages = await Promise.all([1, 2, 3, 4].map((p) => me.client.call(Statements.recordList, { p, type: 1 })))
    expect(pages.map((page) => page.length)).toEqual([30, 30, 5, 0])
    expect(pages.flat().map((r) => Number(r.amount))).toEqual(Array.from({ length: 65 }, (_, n) => 65 - n))
    expect(pages.flat().map((r) => Number(r.balance))).toEqual(Array.from({ length: 65 }, (_, n) => ((65 - n) * (66 - n)) / 2))
  })
})

describe('the month', () => {
  test('opening, what came and went, closing, and a count from the first line on', async () => {
    const { me } = await movements()
    const coins = { opening: '0', came: '1020', went: '1020', closing: '0', lines: 4, months: [month()], agrees: 1, checked_lines: 7 }
    expect(await me.client.call(Statements.getMonth, { month: month() })).toMatchObject(coins)
    await sealEverything(server)
    expect(await me.client.call(Statements.getMonth, { month: month(), type: 2 })).toMatchObject({
      opening: '0',
      came: '40',
      went: '20',
      closing: '20',
    })
    expect(await me.client.call(Statements.getMonth, { month: '2031-01' })).toMatchObject({
      opening: '0',
      came: '0',
      closing: '0',
      lines: 0,
    })
  })

  test('a balance that does not follow from its lines is said', async () => {
    const { me } = await movements()
    await owner.query('begin')
    await owner.query('update ledger.account set balance = balance + 1 where id = $1::bigint * 256 + 1', [me.uid])
    const { rows } = await owner.query<{ agrees: boolean }>(`select agrees from ledger.recount($1, interval '0')`, [me.uid])
    await owner.query('rollback')
    expect(rows[0]!.agrees).toBe(false)
  })

  test('what somebody ever spent and was given stands in their profile', async () => {
    const { me } = await movements()
    await sealEverything(server)
    expect(await me.client.call(User.getBaseInfo, {})).toMatchObject({ consumption: '300', votestotal: '40' })
  })
})

describe('the file', () => {
  test('verifies with nothing but its text, and with the published key', async () => {
    const { me } = await movements()
    const text = await downloaded(me)
    const verdict = await verifyStatement(text, keys())
    expect(verdict.problems).toEqual([])
    expect(verdict).toMatchObject({ ok: true, lines: 5 })
    expect(verdict.statement).toMatchObject({ person: me.uid, opening: { coin: '0' }, closing: { coin: '0', vote: '20', debt: '-180' } })
    expect(await verifyStatement(text.replaceAll('\n', '\r\n  '))).toMatchObject({ ok: true })
  })

  test('lines of one month lie in many seals, and every one is under the head', async () => {
    const { db } = server.engines
    const me = await server.person()
    for (let n = 0; n < 23; n++) {
      await db.transaction((sql) => credit(sql, intent(me.uid), 'reward', 1n, ''))
      await sealEverything(server)
    }
    const text = await downloaded(me)
    const verdict = await verifyStatement(text, keys())
    expect(verdict.problems).toEqual([])
    expect(verdict.seals).toBeGreaterThan(15)
  })

  test('a long month comes in several files, each opening where the one before closed', async () => {
    const me = await server.person()
    const many = `select count(c.transfer) from generate_series(1, 2100) i, ledger.credit($1, gen_random_uuid(), sha256('x'), 11::smallint, -6, 1, 'n' || i, null) c`
    await owner.query(many, [me.uid])
    await sealEverything(server)
    const started = performance.now()
    const files = await Promise.all([1, 2].map((part) => me.client.call(Statements.getStatement, { month: month(), part })))
    console.log(`2,100 lines proved in ${Math.round(performance.now() - started)} ms, ${files[0]!.file.length} characters the first file`)
    const verdicts = await Promise.all(files.map((made) => verifyStatement(made.file, keys())))
    expect(verdicts.map((verdict) => [verdict.ok, verdict.lines])).toEqual([
      [true, 2000],
      [true, 100],
    ])
    expect(verdicts[1]!.statement!.opening).toEqual(verdicts[0]!.statement!.closing)
    expect(await refusalReason(me.client.call(Statements.getStatement, { month: month(), part: 3 }))).toBe('NothingSealed')
  })

  test('is refused while nothing is sealed', async () => {
    const me = await server.person()
    expect(await refusalReason(me.client.call(Statements.getStatement, { month: month() }))).toBe('NothingSealed')
  })

  test('with one character changed, anywhere, it is refused', async () => {
    const { me } = await movements()
    const text = await downloaded(me)
    const step = Math.max(1, Math.floor(text.length / 4000))
    let tried = 0
    for (let at = 0; at < text.length; at += step) {
      const old = text[at]!
      if (/\s/.test(old)) continue
      for (const put of [old === '0' ? '1' : '0', old === 'a' ? 'b' : 'a']) {
        tried++
        const verdict = await verifyStatement(text.slice(0, at) + put + text.slice(at + 1))
        if (verdict.ok) throw new Error(`"${old}" → "${put}" at ${at} went through: ${text.slice(at - 20, at + 20)}`)
      }
    }
    expect(tried).toBeGreaterThan(3000)
  })

  describe('forged by somebody who could even sign it', () => {
    const forged = async (text: string, change: (s: Statement) => Statement) => {
      const { statement } = JSON.parse(text) as StatementFile
      const changed = change(statement)
      const verdict = await verifyStatement(
        writeStatement({ statement: changed, signature: statementKey().sign(statementMessage(changed)).toString('hex') }),
      )
      return verdict.problems.map((problem) => problem.kind)
    }
    let text = ''
    let mine: Person
    beforeAll(async () => {
      const { me } = await movements()
      mine = me
      text = await downloaded(me)
    })

    test('unchanged it is in order', async () => expect(await forged(text, (s) => s)).toEqual([]))
    test('a line removed', async () => expect(await forged(text, (s) => ({ ...s, lines: s.lines.slice(1) }))).toContain('sums'))
    test('an amount changed, and the sums with it', async () => {
      const change = (s: Statement) => {
        const [first, ...others] = s.lines
        const postings = first!.postings.map(([leg, asset, debit, credited]) => [leg, asset, debit, credited, '9000'] as const)
        return {
          ...s,
          lines: [{ ...first!, postings }, ...others],
          closing: { ...s.closing, coin: String(BigInt(s.closing.coin) + 8000n) },
        }
      }
      expect(await forged(text, change)).toEqual(['not_in_seal'])
    })
    test('a line of somebody else', async () =>
      expect(await forged(text, (s) => ({ ...s, person: s.person + 1 }))).toContain('foreign_line'))
    test('another month', async () => expect(await forged(text, (s) => ({ ...s, month: '2020-02' }))).toContain('outside_month'))
    test('lines in another order', async () =>
      expect(await forged(text, (s) => ({ ...s, lines: s.lines.toReversed() }))).toContain('out_of_order'))
    test('a seal left out', async () => expect(await forged(text, (s) => ({ ...s, seals: [] }))).toContain('seal_missing'))
    test('a chain cut short', async () => {
      await server.engines.db.transaction((sql) => credit(sql, intent(mine.uid), 'reward', 1n, ''))
      const later = await downloaded(mine)
      const cut = (s: Statement) => ({ ...s, seals: s.seals.map((seal) => ({ ...seal, path: seal.path.slice(1) })) })
      expect(await forged(later, cut)).toContain('seal_not_in_chain')
    })
    test('another head', async () => {
      const zero = '0'.repeat(64)
      expect(await forged(text, (s) => ({ ...s, head: { ...s.head, root: zero } }))).toContain('chain_not_signed')
    })
    test('a seal made by whoever answers calls', async () => {
      const api = statementKey()
      const resigned = async (s: Statement) => api.sign(sealMessage(await sealHash(s.head))).toString('hex')
      const { statement } = JSON.parse(text) as StatementFile
      const changed = {
        ...statement,
        head: { ...statement.head, signature: await resigned(statement) },
        keys: { seal: api.publicKey, statement: api.publicKey },
      }
      const file = writeStatement({ statement: changed, signature: api.sign(statementMessage(changed)).toString('hex') })
      expect((await verifyStatement(file, keys())).problems).toEqual([{ kind: 'other_key' }])
    })
    test('a key of their own', async () => {
      const { privateKey } = generateKeyPairSync('ed25519', {
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
        publicKeyEncoding: { type: 'spki', format: 'pem' },
      })
      const own = readSigningKey(privateKey)
      const { statement } = JSON.parse(text) as StatementFile
      const changed = { ...statement, keys: { seal: own.publicKey, statement: own.publicKey } }
      const signature = own.sign(statementMessage(changed)).toString('hex')
      const verdict = await verifyStatement(writeStatement({ statement: changed, signature }), keys())
      expect(verdict.problems.map((problem) => problem.kind)).toEqual(expect.arrayContaining(['other_key', 'chain_not_signed']))
    })
    test('a name given twice, a field too many, a text that is something else', async () => {
      for (const other of [
        text.replace('"person":', '"person":1,"person":'),
        text.replace('"part":', '"more":1,"part":'),
        '{}',
        '[]',
        '',
        'x',
        'null',
      ])
        expect((await verifyStatement(other)).problems).toEqual([{ kind: 'not_a_statement' }])
    })
  })

  test('holds nothing of others but their part in my own movements', async () => {
    const { me, friend } = await movements()
    const stranger = await movements()
    const text = await downloaded(me)
    expect(text).not.toContain(stranger.me.name)
    expect(text).not.toContain(friend.name)
    const { statement } = JSON.parse(text) as StatementFile
    const people = new Set(
      statement.lines.flatMap((line) => line.postings.flatMap(([, , d, c]) => [d, c])).filter((id) => !id.startsWith('-')),
    )
    const mine = [1, 2, 3].map((slot) => String(BigInt(me.uid) * 256n + BigInt(slot)))
    const theirs = [1, 2].map((slot) => String(BigInt(friend.uid) * 256n + BigInt(slot)))
    for (const id of people) expect([...mine, ...theirs]).toContain(id)
  })
})
