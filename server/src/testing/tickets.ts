import { randomInt, randomUUID } from 'node:crypto'
import { Login, Withdrawals } from '@nimbo/contract'
import { coinsFor, readShares } from '../money/economy/index.ts'
import { credit, spend } from '../core/ledger/index.ts'
import { foldAll } from './foldAll.ts'
import { type Person, type TestServer, testPassword } from './startTestServer.ts'

/** Giver of tickets: coins bought, a gift sent, and everything folded. Gives the giver's number. */
export async function giveTickets({ engines: { db } }: TestServer, anchor: number, votes: bigint, giver?: number): Promise<number> {
  const uid = giver ?? (await newGiver(db))
  await db.transaction(async (sql) => {
    const coins = coinsFor(await readShares(sql), 'gift', votes)
    await credit(sql, { uid, key: randomUUID(), request: 'coins' }, 'recharge', coins, 'test')
    await spend(sql, { uid, key: randomUUID(), request: 'gift', op: 'gift', coins, receivers: [{ uid: anchor, votes }] })
  })
  await foldAll(db)
  return uid
}

/** A gift of coins the giver has, folded. */
export async function give({ engines: { db } }: TestServer, uid: number, anchor: number, coins: bigint): Promise<void> {
  const gift = { uid, key: randomUUID(), request: 'gift', op: 'gift' as const, coins, receivers: [{ uid: anchor, votes: coins / 2n }] }
  const { status } = await db.transaction((sql) => spend(sql, gift))
  if (status !== 'ok') throw new Error(`the gift was refused: ${status}`)
  await foldAll(db)
}

export async function newGiver(db: TestServer['engines']['db']): Promise<number> {
  const rows = await db.query((sql) =>
    sql.query<{ id: number }>(`insert into account (country_code, nicename) values ('55', 'a giver') returning id`),
  )
  return rows[0]!.id
}

/** A CPF with right check digits. */
export function newCpf(): string {
  const digits = Array.from({ length: 9 }, () => randomInt(10))
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, i) => total + digit * (length + 1 - i), 0)
    digits.push(sum % 11 < 2 ? 0 : 11 - (sum % 11))
  }
  return digits.join('')
}

/** Certified, with tickets, proved a moment ago, and with somewhere to be paid. */
export async function cashier(server: TestServer, votes = 0n): Promise<Person & { cpf: string; accountid: number }> {
  const person = await server.person({ certified: true })
  await person.client.call(Login.stepUp, { user_pass: testPassword })
  const cpf = newCpf()
  const pix = { type: 1, name: 'Rafaela Oliveira', key_type: 'cpf' as const, account: cpf }
  const { id: accountid } = await person.client.call(Withdrawals.setUserAccount, pix)
  if (votes > 0n) await giveTickets(server, person.uid, votes)
  return { ...person, cpf, accountid }
}
