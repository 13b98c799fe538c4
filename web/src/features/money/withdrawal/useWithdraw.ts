import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { useSession } from '../../../lib/session.ts'
import { pendingWithdrawals, reloadCash, sendWithdrawal } from './withdrawal.queries.ts'

/** Requests a withdrawal. A tap while a request is in flight is the same request. */
export function useWithdraw(drawnAt: number, onRequested: () => void) {
  const { t } = useLingui()
  const uid = useSession((session) => session.uid)
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const send = async (accountid: number, votes: bigint) => {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      const answer = await sendWithdrawal(await pendingWithdrawals.findOrAdd(uid, { accountid, votes: Number(votes) }, drawnAt))
      // Step-up was dismissed: nothing was requested.
      if (answer !== 'dismissed') onRequested()
    } catch (error) {
      setProblem(refusalText(error) ?? t`We didn’t get a response. Try again; it will only be requested once.`)
    }
    await reloadCash(uid)
    sending.current = false
    setBusy(false)
  }
  return {
    busy,
    problem,
    forgetProblem: () => setProblem(undefined),
    withdraw: (accountid: number, votes: bigint) => void send(accountid, votes),
  }
}
