import type { Log } from '../../platform/log.ts'
import type { Database } from '../../platform/postgres.ts'
import { dueAccounts, type Erasure, eraseSome, eraseWhileDue } from './erase.store.ts'

/**
 * Hourly: erases every account whose time has come, so each is gone within a day of it, also after hours in which nothing ran. One that
 * fails is tried again in the next hour and keeps nobody else's.
 */
export async function eraseAccounts({ db, log, erasure }: { db: Database; log: Log; erasure: Erasure }): Promise<number> {
  let erased = 0
  for (let uids = await due(db, 0); uids.length > 0; uids = await due(db, uids.at(-1)!)) {
    for (const uid of uids) {
      try {
        if (await erasePerson(db, uid, erasure)) erased++
      } catch (e) {
        log.error({ err: e, uid }, 'erasing an account failed')
      }
    }
  }
  return erased
}

const due = (db: Database, after: number) => db.query((sql) => dueAccounts(sql, after))

/** Identity goes first, and stays gone when something of the rest fails: the account is due until all of it is done. */
async function erasePerson(db: Database, uid: number, { many, identity, rest }: Erasure): Promise<boolean> {
  if (!(await db.transaction((sql) => eraseWhileDue(sql, uid, identity)))) return false
  for (const statement of many) while (await db.query((sql) => eraseSome(sql, uid, statement)));
  return db.transaction((sql) => eraseWhileDue(sql, uid, rest))
}
