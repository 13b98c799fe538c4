import type { Order } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { useProviderLocale } from './useProviderLocale.ts'
import { keepWallet, type WalletName } from './rechargeStorage.ts'
import { balanceQuery } from './recharge.queries.ts'
import { offersWallets } from './recharge.state.ts'
import type { OnePayment } from './useOnePayment.ts'
import { openWalletButtons, type WalletButtons } from './walletButtons.ts'

/** Mounts the wallet buttons of this device; `attempt` is the card form's retry counter. Failures are ignored: the card form remains. */
export function useWalletButtons(order: Order, { isFree, begin, end }: OnePayment, attempt: number) {
  const { data: balance } = useQuery(balanceQuery(useSession((session) => session.uid)))
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)
  const locale = useProviderLocale()
  const wanted = offersWallets(balance?.paylist) && order.client_secret !== ''

  useEffect(() => {
    if (!wanted || !box.current) return
    let left = false
    let buttons: WalletButtons | undefined
    const ready = (found: WalletName | undefined) => {
      if (left) return
      keepWallet(found)
      setShown(found !== undefined)
    }
    openWalletButtons(order, box.current, locale, { ready, isFree, begin, answered: end }).then(
      (opened) => (left ? opened.close() : (buttons = opened)),
      () => ready(undefined),
    )
    return () => {
      left = true
      setShown(false)
      buttons?.close()
    }
    // One set of buttons per client secret: a refreshed order does not remount them.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted, order.client_secret, locale, attempt])
  return { box, shown }
}
