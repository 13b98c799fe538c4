import { payDue, type PayDeps } from '../money/payout/payDue.ts'

const makeDue = `update withdrawal set ask_at = now() - interval '1 day' where id = any($1) and state in ('approved', 'sending')`
const postponeOthers = `update withdrawal set ask_at = now() + interval '1 second' where ask_at <= now() and type = any($2) and id <> all($1)`

/** Processes these withdrawals and no others. They become due in the transaction that claims them: workers of other tests run too. */
export async function payNow({ db, ...deps }: PayDeps, ids: readonly number[]): Promise<void> {
  let claimed = false
  await payDue({
    ...deps,
    db: {
      query: db.query,
      transaction: (work) =>
        db.transaction(async (sql) => {
          if (!claimed) await sql.query(makeDue, [ids])
          if (!claimed) await sql.query(postponeOthers, [ids, Object.keys(deps.methods).map(Number)])
          claimed = true
          return work(sql)
        }),
    },
  })
}
