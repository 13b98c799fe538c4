import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

export interface Spender {
  uid: number
  token: string
}

const COINS = 50_000_000
const FOLD_PAUSE_MS = 100

/** Signs somebody in anew, with a fresh proof. */
export async function renewSession(owner: pg.Pool, person: Spender): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  await owner.query(
    `insert into session (token_hash, uid, source, expires_at, proved_at) values ($1, $2, 'web', now() + interval '1 day', now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), person.uid],
  )
  person.token = token
}

/**
 * People with votes, coins, a certificate and a Pix key, signed in with a fresh proof. The monthly limit of withdrawals is lifted
 * here, and put back by `restore`.
 */
export async function makeSpenders(owner: pg.Pool, count: number): Promise<{ people: Spender[]; restore(): Promise<void> }> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into account (country_code, nicename, certified_at) select '55', 'retry', now() from generate_series(1, $1) returning id`,
    [count + 1],
  )
  const [rich, ...uids] = rows.map((r) => r.id) as [number, ...number[]]
  const pay = (uid: number, coins: number) =>
    owner.query(`select ledger.credit($1, gen_random_uuid(), sha256('p'), 10::smallint, -3, $2, '', null)`, [uid, coins])
  await pay(rich, COINS * count)
  const people: Spender[] = []
  for (const uid of uids) {
    const person = { uid, token: '' }
    await pay(uid, COINS)
    await owner.query(
      `select ledger.spend($1, gen_random_uuid(), sha256('p'), 1::smallint, $3, jsonb_build_array(jsonb_build_array($2::int, ledger.votes_allowed(1::smallint, $3))), '', null)`,
      [rich, uid, COINS],
    )
    await renewSession(owner, person)
    await owner.query(
      `insert into cash_account (uid, type, name, document, key_type, account, changed_at) values ($1, 1, 'A Person', '52998224725', 'cpf', '52998224725', now() - interval '90 days')`,
      [uid],
    )
    people.push(person)
  }
  const { rows: rules } = await owner.query<{ monthly: number }>('select monthly from cash_rule where type = 1')
  await owner.query('update cash_rule set monthly = 100000 where type = 1')
  const restore = async () => {
    await owner.query('update cash_rule set monthly = $1 where type = 1', [rules[0]!.monthly])
  }
  return { people, restore }
}

/** Votes can be spent once they are folded, and folding waits for open transactions. */
export async function waitForFold(owner: pg.Pool): Promise<void> {
  for (;;) {
    await owner.query('select ledger.fold()')
    const { rows } = await owner.query<{ lag: number }>('select extract(epoch from ledger.fold_lag())::float8 as lag')
    if (rows[0]!.lag === 0) return
    await sleep(FOLD_PAUSE_MS)
  }
}
