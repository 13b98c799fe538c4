import { randomUUID } from 'node:crypto'
import type { Person, TestServer } from './startTestServer.ts'

/** Makes a person a super-admin as the schema's owner; that an operator has to is tested where it is decided. */
export async function makeSuperAdmin({ engines: { db } }: TestServer, uid: number): Promise<void> {
  await db.transaction(async (sql) => {
    const rows = await sql.query<{ id: number }>('insert into operator (name) values ($1) returning id', [`op ${randomUUID()}`])
    await sql.query(`insert into super_admin (uid, granted_by, reason) values ($1, $2, 'a test')`, [uid, rows[0]!.id])
  })
}

export async function superAdmin(server: TestServer): Promise<Person> {
  const person = await server.person()
  await makeSuperAdmin(server, person.uid)
  return person
}
