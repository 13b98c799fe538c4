import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { refusalText } from '../../lib/refusalText.ts'
import { useSession } from '../../lib/session.ts'
import { reloadCash, sendTap } from './cash.queries.ts'
import { forgetTap, keepTap, type Tap } from './keptTap.ts'

/** Sends a wish to withdraw. A tap while one is on its way is the same tap. */
export function useWithdraw(onAsked: () => void) {
  const { t } = useLingui()
  const uid = useSession((session) => session.uid)
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const send = async (tap: Tap) => {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      const answer = await sendTap(tap)
      // Without the proof nothing was asked for.
      if (answer === 'dismissed') forgetTap(tap.key)
      else onAsked()
    } catch (error) {
      setProblem(refusalText(error) ?? t`No answer came. Tap again: it is asked for only once.`)
    }
    await reloadCash(uid)
    sending.current = false
    setBusy(false)
  }
  return {
    busy,
    problem,
    forgetProblem: () => setProblem(undefined),
    withdraw: (accountid: number, votes: bigint) => void send(keepTap(uid, accountid, Number(votes))),
  }
}
