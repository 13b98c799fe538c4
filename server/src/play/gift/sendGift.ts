import { comboSeconds, Gifts, MIN_DOODLE_STAMPS, refuse } from '@nimbo/contract'
import { requestHash } from '../../core/ledger/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { sendGiftOf } from './send.store.ts'

const { sendGift: call } = Gifts

/** One statement. It decides, spends and tells the room; a retry is answered from what the ledger has stored under its key. */
export function sendGift({ db }: Pick<LiveDeps, 'db'>): Handler<typeof call> {
  return async ({ uid }, input) => {
    const { liveuid, stream, giftid, giftcount, ispack, touids, needcoin, paintedPath, paintedWidth, paintedHeight } = input
    const receivers = touids === '' ? [] : [...new Set(touids.split(',').map(Number))].toSorted((a, b) => a - b)
    const request = `gift ${stream} ${giftid} ${giftcount} ${ispack} ${receivers.join()} ${JSON.stringify(paintedPath)}`
    const sent = await db.query((sql) =>
      sendGiftOf(sql, {
        uid,
        key: input.client_request_id,
        hash: requestHash(request),
        liveuid,
        stream,
        gift: giftid,
        count: giftcount,
        packed: ispack === 1,
        receivers,
        price: needcoin,
        doodle: { paintedPath, paintedWidth, paintedHeight },
        comboSeconds,
        fewestStamps: MIN_DOODLE_STAMPS,
      }),
    )
    if (sent.refusal !== null) refuse(call, sent.refusal)
    const { transfer, combo, combocount, coin, nums, level, spent_today: spentToday } = sent
    return {
      gifttoken: String(transfer),
      level,
      coin: String(coin),
      combo,
      combocount,
      nums: Number(nums),
      spent_today: String(spentToday),
    }
  }
}
