import { payDue, type PayDeps } from '../cash/payDue.ts'

/** Looks at these withdrawals now. They fall due in the transaction that claims them, so that no other test's worker takes them first. */
export async function payNow({ db, ...deps }: PayDeps, ids: readonly number[]): Promise<void> {
  let claimed = false
  await payDue({
    ...deps,
    db: {
      read: db.read,
      tx: (work) =>
        db.tx(async (tx) => {
          const fallDue = `update withdrawal set ask_at = now() - interval '1 day' where id = any($1) and state in ('approved', 'sending')`
          if (!claimed) await tx.query(fallDue, [ids])
          claimed = true
          return work(tx)
        }),
    },
  })
}
