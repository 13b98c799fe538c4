import type { Log } from '../platform/log.ts'
import type { Database } from '../platform/postgres.ts'
import { dueAccounts, eraseAccount, eraseReplies, erasingMany } from './erase.store.ts'

/**
 * Hourly: erases every account whose time has come, so each is gone within a day of it, also after hours in which nothing ran. One that
 * fails is tried again in the next hour and keeps nobody else's.
 */
export async function eraseAccounts({ db, log }: { db: Database; log: Log }): Promise<number> {
  let erased = 0
  for (let uids = await due(db, 0); uids.length > 0; uids = await due(db, uids.at(-1)!)) {
    for (const uid of uids) {
      try {
        if (await erasePerson(db, uid)) erased++
      } catch (e) {
        log.error({ err: e, uid }, 'erasing an account failed')
      }
    }
  }
  return erased
}

const due = (db: Database, after: number) => db.query((sql) => dueAccounts(sql, after))

async function erasePerson(db: Database, uid: number): Promise<boolean> {
  for (const statement of erasingMany) while ((await db.query((sql) => sql.query(statement, [uid]))).length > 0);
  for (let last: bigint | undefined = 0n; last !== undefined;) {
    const after: bigint = last
    last = await db.query((sql) => eraseReplies(sql, uid, after))
  }
  return db.transaction((sql) => eraseAccount(sql, uid))
}
