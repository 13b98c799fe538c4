import { createHash, randomUUID } from 'node:crypto'
import { thirdTypes } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../../platform/log.ts'
import { type Engines, openEngines } from '../../../openEngines.ts'
import { readConfig } from '../../../platform/config.ts'
import { signInAt } from '../../../testing/signInAt.ts'
import { purgeAttempts } from './attempt.store.ts'
import { createThird, type Third, type ThirdProof } from './index.ts'

const log = createLog('test', 'silent')
const config = readConfig(process.env)
let engines: Engines
let third: Third
beforeAll(() => {
  engines = openEngines(config, log)
  third = createThird({ db: engines.db, config, log })
})
afterAll(() => engines.close())

test('offers every identity provider of the configuration, and no other', () => {
  expect(third.offered).toEqual([...thirdTypes])
  const { google } = config.third
  expect(createThird({ db: engines.db, config: { ...config, third: google ? { google } : {} }, log }).offered).toEqual(['google'])
})

test('what was begun and never ended is forgotten; what was begun just now is not', async () => {
  const [old, fresh] = [(await third.begin('google'))!.state, (await third.begin('google'))!.state]
  await expire(old)
  await engines.db.transaction(purgeAttempts)
  const left = async (state: string) =>
    (await engines.db.query((sql) => sql.query('select 1 from third_attempt where state_hash = $1', [stateHash(state)]))).length
  expect([await left(old), await left(fresh)]).toEqual([0, 1])
})

test('a failure is logged with provider and reason, and without the proof', async () => {
  const lines: string[] = []
  const written = createLog('test', 'trace', { write: (line) => void lines.push(line) })
  const logged = createThird({ db: engines.db, config, log: written })
  for (const type of thirdTypes) {
    for (const planted of [
      { code: 'planted-code', access_token: '' },
      { code: '', access_token: 'planted.access.token' },
    ]) {
      const { state } = (await logged.begin(type))!
      expect(await logged.prove({ type, state, openid: 'planted-openid', ...planted })).toBeUndefined()
      expect(lines.join('')).not.toContain(state)
    }
  }
  expect(lines).toHaveLength(2 * thirdTypes.length)
  expect(lines.join('')).not.toMatch(/planted/)
  expect(JSON.parse(lines[0]!)).toMatchObject({ provider: 'google', reason: expect.stringMatching(/^[\w-]+$/) as string })
})

const stateHash = (state: string) => createHash('sha256').update(state).digest()

/** Time passes for this attempt. The application may not change one, so it is written anew. */
const expire = (state: string) =>
  engines.db.transaction(async (sql) => {
    const hash = stateHash(state)
    const rows = await sql.query<{ provider: string; nonce: string; verifier: string }>(
      'delete from third_attempt where state_hash = $1 returning provider, nonce, verifier',
      [hash],
    )
    const { provider, nonce, verifier } = rows[0]!
    await sql.query(`insert into third_attempt values ($1, $2, $3, $4, now() - interval '1 second')`, [hash, provider, nonce, verifier])
  })

describe.each(thirdTypes)('%s', (type) => {
  const newName = () => `Bia ${randomUUID().slice(0, 8)}`
  async function signIn(name: string): Promise<ThirdProof> {
    const begun = await third.begin(type)
    const { state, code } = await signInAt(begun!.url, `${config.publicOrigin}/router`, name)
    expect(state).toBe(begun!.state)
    return { type, state, code, access_token: '', openid: '' }
  }

  test('says who somebody is, the same one each time', async () => {
    const name = newName()
    const first = await third.prove(await signIn(name))
    expect(first).toMatchObject({ provider: type, subject: expect.stringMatching(/.+/) as string })
    expect((await third.prove(await signIn(name)))?.subject).toBe(first!.subject)
    expect((await third.prove(await signIn(newName())))?.subject).not.toBe(first!.subject)
  })

  test('tells the name where it can', async () => {
    const name = newName()
    expect((await third.prove(await signIn(name)))?.name).toBe(type === 'google' || type === 'twitter' ? name : '')
  })

  test('a wrong code proves nothing, and uses the state up', async () => {
    const proof = await signIn(newName())
    expect(await third.prove({ ...proof, code: 'wrong' })).toBeUndefined()
    expect(await third.prove(proof)).toBeUndefined()
  })

  test('a proof is good once, also when it is shown twice at the same moment', async () => {
    const proof = await signIn(newName())
    const both = await Promise.all([third.prove(proof), third.prove(proof)])
    expect(both.filter((person) => person !== undefined)).toHaveLength(1)
  })

  test('a code that was used is worth nothing with another state', async () => {
    const proof = await signIn(newName())
    expect(await third.prove(proof)).toBeDefined()
    const { state } = (await third.begin(type))!
    expect(await third.prove({ ...proof, state })).toBeUndefined()
  })

  test('whoever takes longer than ten minutes starts again', async () => {
    const proof = await signIn(newName())
    await expire(proof.state)
    expect(await third.prove(proof)).toBeUndefined()
  })

  test('somebody who gives up comes back without a code', async () => {
    const { url } = (await third.begin(type))!
    expect(await signInAt(url, `${config.publicOrigin}/router`, '', 'no')).toMatchObject({ code: '', error: 'access_denied' })
  })
})
