import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, createClient, Live, TransportFault } from '@nimbo/contract'
import pg from 'pg'

export interface Room {
  liveuid: number
  stream: string
}
export interface CrowdPerson extends Client {
  uid: number
  token: string
}

/** Many signed-in people at once, put straight into the database: signing in one by one would measure argon2. */
export async function openCrowd(databaseUrl: string, origin: string, size: number): Promise<CrowdPerson[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const tokens = Array.from({ length: size }, () => randomBytes(32).toString('base64url'))
    const { rows } = await client.query<{ id: number }>(
      `insert into account (country_code, password_hash, nicename)
       select '999', '', 'crowd ' || n from generate_series(1, $1) n returning id`,
      [size],
    )
    await client.query(
      `insert into session (token_hash, uid, source, expires_at) select h, u, 'bench', now() + interval '2 hours' from unnest($1::bytea[], $2::int[]) as x (h, u)`,
      [rows.map((_, n) => createHash('sha256').update(tokens[n]!).digest()), rows.map((r) => r.id)],
    )
    return rows.map(({ id: uid }, n) => {
      const token = tokens[n]!
      return { uid, token, ...createClient({ origin, language: () => 'en', credentials: () => ({ uid, token }) }) }
    })
  } finally {
    await client.end()
  }
}

export const newLine = (room: Room) => ({
  ...room,
  content: 'a line of chat of an ordinary length, about this long',
  client_request_id: randomUUID(),
})

const BUSY_MS = 500

/** Admission; false from a server that is too busy, where the person tries again. */
const enter = (person: Client, room: Room): Promise<boolean> =>
  person.call(Live.enterRoom, room).then(
    () => true,
    (e: unknown) => {
      if (e instanceof TransportFault && e.status === 503) return false
      throw e
    },
  )

export async function enterAll(crowd: readonly Client[], room: Room): Promise<void> {
  for (const person of crowd) while (!(await enter(person, room))) await sleep(BUSY_MS)
}
