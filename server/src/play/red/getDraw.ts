import { Red, refuse } from '@nimbo/contract'
import { packOf, sharesOf } from '../../core/ledger/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findDraw } from './red.store.ts'

/** No names: how a pack was split is for everybody, who took part is not. */
export function getDraw({ db }: Pick<LiveDeps, 'db'>): Handler<typeof Red.getDraw> {
  return async (_caller, { redid }) =>
    db.query(async (sql) => {
      const red = await findDraw(sql, redid)
      const pack = red && (await packOf(sql, BigInt(redid)))
      if (!pack) refuse(Red.getDraw, 'NoSuchRed')
      const shares = pack.closed_at ? await sharesOf(sql, pack.id) : []
      return {
        ...red,
        coin: String(pack.total),
        nums: pack.shares,
        hash: pack.seed_hash.toString('hex'),
        seed: pack.seed?.toString('hex') ?? '',
        nonce: pack.nonce,
        shares: shares.map(({ amount }) => String(amount)),
        nums_rob: pack.taken,
      }
    })
}
