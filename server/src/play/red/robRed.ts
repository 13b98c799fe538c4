import { Red, redPack, type RedPackState, refuse, step } from '@nimbo/contract'
import { takeShare, walletOf } from '../../core/ledger/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import { memberOf } from '../../shows/admission/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { isFollowing } from '../../people/user/index.ts'
import { texts } from '../../texts/index.ts'
import { findRed } from './red.store.ts'

const { robRed: call } = Red

/** The ledger decides, by the database's clock and a lock of one share. Whoever has a share already is answered what is in it. */
export function robRed({ db }: Pick<LiveDeps, 'db'>): Handler<typeof call> {
  return async ({ uid, language }, { stream, redid }) =>
    db.query(async (sql) => {
      const member = await memberOf(sql, stream, uid)
      if (!member) refuse(call, 'NotAdmitted')
      const { show } = member
      const pack = await findRed(sql, show.id, redid, uid)
      if (!pack) refuse(call, 'NoSuchRed')
      const answer = async (win: bigint | string, msg: string, state: RedPackState) => {
        const { coins, coins_held: held } = await walletOf(sql, uid)
        return { win: String(win), msg, coin: String(coins - held), state }
      }
      if (pack.isrob === 1) return answer(pack.win, '', pack.state)
      if (pack.uid === uid) refuse(call, 'Yourself')
      const state: RedPackState = show.state === 'ended' ? 'closed' : pack.state
      if (state === 'waiting') refuse(call, 'TooEarly')
      if (!step(redPack, state, 'take', 'viewer')) return answer(0n, texts[language].redMissed[state === 'empty' ? 'empty' : 'over'], state)
      if (pack.follow === 1 && uid !== show.uid && !(await isFollowing(sql, uid, show.uid))) refuse(call, 'FollowersOnly')
      const { status, amount } = await takeShare(sql, uid, BigInt(redid))
      switch (status) {
        case 'ok':
        case 'replay':
          return answer(amount, '', (await findRed(sql, show.id, redid, uid))!.state)
        case 'empty':
          return answer(0n, texts[language].redMissed.empty, 'empty')
        case 'closed':
          return answer(0n, texts[language].redMissed.over, 'closed')
        case 'busy':
          return answer(0n, texts[language].redMissed.busy, 'open')
        case 'early':
          return refuse(call, 'TooEarly')
        case 'own':
          return refuse(call, 'Yourself')
        case 'frozen':
          return refuse(call, 'Frozen')
        case 'no_account':
        case 'no_pack':
        case 'mismatch':
          throw new Error(`unexpected status of a share: ${status}`)
      }
    })
}
