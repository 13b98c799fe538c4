import type { Order } from '@nimbo/contract'
import { useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { refusalText } from '../../../lib/refusalText.ts'
import { useSession } from '../../../lib/session.ts'
import { openOrder, settleOrder } from './recharge.queries.ts'
import type { OrderRequest } from './recharge.state.ts'

/** Opens an order. A tap while one is being opened is the same request. */
export function useOpenOrder(onOpened: (order: Order) => void) {
  const { t } = useLingui()
  const uid = useSession((session) => session.uid)
  const opening = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const open = async (request: OrderRequest) => {
    if (opening.current) return
    opening.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      onOpened(await openOrder(uid, request))
    } catch (error) {
      setProblem(refusalText(error) ?? t`Check your connection and try again.`)
      await settleOrder(uid)
    } finally {
      opening.current = false
      setBusy(false)
    }
  }
  return { busy, problem, open: (request: OrderRequest) => void open(request), forgetProblem: () => setProblem(undefined) }
}
