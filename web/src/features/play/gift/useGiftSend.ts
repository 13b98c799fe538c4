import { Gifts, giftTypes, refusalOf } from '@nimbo/contract'
import type { BackpackGift, GiftCard } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { tellNative } from '../../../lib/bridge/index.ts'
import { useSession } from '../../../lib/session.ts'
import { useCore, useRoom } from '../../../room/useRoom.ts'
import { coinQuery } from '../../../room/wallet.queries.ts'
import { isBackpackGift, leftAfter, needsGuard } from './gift.state.ts'
import { sendingOf, useSending } from './useSending.ts'

export interface Painted {
  path: string
  width: number
  height: number
}
const nothingPainted: Painted = { path: '', width: 0, height: 0 }

/** Cost of so many of a gift, the coins left after it, and the reason it cannot be sent. */
export function useGiftSend(gift: GiftCard | BackpackGift, known: string, count: number) {
  const room = useRoom()
  const uid = useSession((session) => session.uid)
  const { data: coin } = useQuery({ ...coinQuery(uid), staleTime: 10_000, initialData: known })
  const guardType = useCore((core) => core.guardType ?? 0)
  const pendingCoins = useSending((state) => state.pendingCoins)
  const error = useSending((state) => state.error)
  const run = useSending((state) => state.run)
  const isPack = isBackpackGift(gift)
  const cost = isPack ? 0n : BigInt(gift.needcoin) * BigInt(count)
  const left = leftAfter(coin, pendingCoins, cost)
  const reason = refusalOf(error, Gifts.sendGift)

  return {
    coin,
    cost,
    left,
    run: run?.giftid === gift.id && run.ispack === Number(isPack) ? run : undefined,
    error: reason === 'InsufficientBalance' ? undefined : error,
    isShort: left < 0n,
    isMissing: isPack && gift.nums < count,
    needsGuard: needsGuard(gift, guardType),
    isDoodle: gift.type === giftTypes.doodle,
    /** False when too many taps wait for the server. */
    send(painted = nothingPainted): boolean {
      const isTaken = sendingOf(room).tap({
        ...room.address,
        giftid: gift.id,
        giftcount: count,
        ispack: Number(isPack),
        needcoin: Number(gift.needcoin),
        paintedPath: painted.path,
        paintedWidth: painted.width,
        paintedHeight: painted.height,
        at: Date.now(),
      })
      if (isTaken) tellNative('haptic', { kind: 'light' })
      return isTaken
    },
  }
}
