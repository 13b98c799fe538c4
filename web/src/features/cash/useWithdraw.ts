import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { refusalText } from '../../lib/refusalText.ts'
import { useSession } from '../../lib/session.ts'
import { reloadCash, sendTap } from './cash.queries.ts'
import { keepTap } from './keptTap.ts'

/** Sends a wish to withdraw. A tap while one is on its way is the same tap. */
export function useWithdraw(drawnAt: number, onAsked: () => void) {
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
      const answer = await sendTap(await keepTap({ uid, accountid, votes: Number(votes) }, drawnAt))
      // Without the proof nothing was asked for.
      if (answer !== 'dismissed') onAsked()
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
