import type { Order } from '@nimbo/contract'
import { useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { refusalText } from '../../lib/refusalText.ts'
import { useSession } from '../../lib/session.ts'
import { openOrder, settleOrder } from './recharge.queries.ts'
import type { Wish } from './recharge.state.ts'

/** Opens the order of a tap. A tap while one is being opened is the same tap. */
export function useOpenOrder(onOpened: (order: Order) => void) {
  const { t } = useLingui()
  const uid = useSession((session) => session.uid)
  const opening = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const open = async (wish: Wish) => {
    if (opening.current) return
    opening.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      onOpened(await openOrder(uid, wish))
    } catch (error) {
      setProblem(refusalText(error) ?? t`Check your connection and try again.`)
      await settleOrder(uid)
    } finally {
      opening.current = false
      setBusy(false)
    }
  }
  return { busy, problem, open: (wish: Wish) => void open(wish), forgetProblem: () => setProblem(undefined) }
}
