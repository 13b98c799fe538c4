import { payDue, type PayDeps } from '../cash/payDue.ts'

const fallDue = `update withdrawal set ask_at = now() - interval '1 day' where id = any($1) and state in ('approved', 'sending')`
const othersWait = `update withdrawal set ask_at = now() + interval '1 second' where ask_at <= now() and type = any($2) and id <> all($1)`

/** Looks at these withdrawals now, and at no others. They fall due in the transaction that claims them: other tests' workers are about. */
export async function payNow({ db, ...deps }: PayDeps, ids: readonly number[]): Promise<void> {
  let claimed = false
  await payDue({
    ...deps,
    db: {
      read: db.read,
      tx: (work) =>
        db.tx(async (tx) => {
          if (!claimed) await tx.query(fallDue, [ids])
          if (!claimed) await tx.query(othersWait, [ids, Object.keys(deps.methods).map(Number)])
          claimed = true
          return work(tx)
        }),
    },
  })
}
