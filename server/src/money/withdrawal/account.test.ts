import { type Input, Login, Withdrawals } from '@nimbo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer, testPassword } from '../../testing/startTestServer.ts'
import { cashier, newCpf } from '../../testing/tickets.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

type Form = Input<typeof Withdrawals.setUserAccount>
const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const pix = (account = newCpf()): Form => ({ type: 1, name: 'Rafaela Oliveira', key_type: 'cpf', account })
const usdt = (account = address): Form => ({ type: 2, name: 'Rafaela', account })
const proved = async (): Promise<Person> => {
  const person = await server.person()
  await person.client.call(Login.stepUp, { user_pass: testPassword })
  return person
}

test('an account wants a fresh proof, for adding, changing and removing', async () => {
  const person = await server.person()
  expect(await refusalReason(person.client.call(Withdrawals.setUserAccount, pix()))).toBe('StepUpNeeded')
  await person.client.call(Login.stepUp, { user_pass: testPassword })
  const { id } = await person.client.call(Withdrawals.setUserAccount, pix())
  await server.engines.db.transaction((sql) =>
    sql.query(`update session set proved_at = now() - interval '6 minutes' where uid = $1`, [person.uid]),
  )
  expect(await refusalReason(person.client.call(Withdrawals.editUserAccount, { id, ...pix() }))).toBe('StepUpNeeded')
  expect(await refusalReason(person.client.call(Withdrawals.delUserAccount, { id }))).toBe('StepUpNeeded')
})

test('what leaves is hidden but for its ends', async () => {
  const person = await proved()
  const cpf = newCpf()
  const random = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
  const add = (form: Form) => person.client.call(Withdrawals.setUserAccount, form)
  const masked = `•••.${cpf.slice(3, 6)}.•••-${cpf.slice(9)}`
  expect(await add(pix(cpf))).toMatchObject({ account: masked, document: masked, key_type: 'cpf', verified: 0, fresh: 1 })
  const more = { name: 'Rafaela', document: cpf, type: 1 }
  expect((await add({ ...more, key_type: 'phone', account: '(71) 98842-0101' })).account).toBe('+55 71 •••••-0101')
  expect((await add({ ...more, key_type: 'email', account: 'Rafaela@example.com' })).account).toBe('ra•••@example.com')
  expect((await add({ ...more, key_type: 'random', account: random })).account).toBe('3f25••••••••3301')
  expect((await add(usdt())).account).toBe('TR7N••••••••Lj6t')
  const list = JSON.stringify(await person.client.call(Withdrawals.getUserAccountList, {}))
  for (const secret of [cpf, '98842', 'rafaela@', random, address]) expect(list).not.toContain(secret)
})

test('what could never arrive is refused', async () => {
  const person = await proved()
  const tried = async (form: Form) => refusalReason(person.client.call(Withdrawals.setUserAccount, form))
  expect(await tried(pix('11111111111'))).toBe('BadKey')
  expect(await tried({ ...pix(), key_type: '' })).toBe('BadKey')
  expect(await tried({ ...pix(), document: newCpf() })).toBe('BadDocument')
  expect(await tried({ ...pix(), key_type: 'email', account: 'a@example.com' })).toBe('BadDocument')
  expect(await tried(usdt(address.replace('TR7', 'TR8')))).toBe('BadAddress')
  await server.engines.db.transaction((sql) =>
    sql.query(`update account set country_code = '33', phone = null where id = $1`, [person.uid]),
  )
  expect(await tried(pix())).toBe('NotOffered')
})

test('the same place is one account however often it is sent, and ten are enough', async () => {
  const person = await proved()
  const form = pix()
  await Promise.all([1, 2, 3].map(() => person.client.call(Withdrawals.setUserAccount, form)))
  expect(await person.client.call(Withdrawals.getUserAccountList, {})).toHaveLength(1)
  const many = await Promise.allSettled(Array.from({ length: 12 }, () => person.client.call(Withdrawals.setUserAccount, pix())))
  expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
  expect(await refusalReason(person.client.call(Withdrawals.setUserAccount, pix()))).toBe('TooManyAccounts')
  await person.client.call(Withdrawals.setUserAccount, form)
})

test('another person’s number finds nothing', async () => {
  const [mine, theirs] = [await cashier(server), await cashier(server)]
  const { accountid: id } = theirs
  expect(await refusalReason(mine.client.call(Withdrawals.editUserAccount, { id, ...pix() }))).toBe('NotYourAccount')
  expect(await refusalReason(mine.client.call(Withdrawals.delUserAccount, { id }))).toBe('NotYourAccount')
  expect((await theirs.client.call(Withdrawals.getUserAccountList, {}))[0]!.id).toBe(id)
})

test('an account changes, and goes', async () => {
  const person = await cashier(server)
  const id = person.accountid
  await server.engines.db.transaction((sql) =>
    sql.query(`update cash_account set verified_at = now(), changed_at = now() - interval '3 days' where id = $1`, [id]),
  )
  const same = { id, type: 1, name: 'Rafaela Oliveira', key_type: 'cpf' as const, account: person.cpf }
  expect(await person.client.call(Withdrawals.editUserAccount, same)).toMatchObject({ verified: 1, fresh: 0 })
  expect(await person.client.call(Withdrawals.editUserAccount, { id, ...usdt() })).toMatchObject({ type: 2, verified: 0, fresh: 1 })
  await person.client.call(Withdrawals.delUserAccount, { id })
  expect(await person.client.call(Withdrawals.getUserAccountList, {})).toEqual([])
  expect(await refusalReason(person.client.call(Withdrawals.delUserAccount, { id }))).toBe('NotYourAccount')
})
