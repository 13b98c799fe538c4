import { useEffect, useRef, useState } from 'react'
import type { PayAnswer } from './payAnswer.ts'

/** Longer than a bank's own questions take. From then on the person may do something else; the order is asked about all the time. */
const LONGEST_MS = 90_000

/** One payment of an order at a time, by the card or by a wallet, and what came of the last one. */
export function useOnePayment() {
  const paying = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<PayAnswer>()

  const begin = (): boolean => {
    if (paying.current) return false
    paying.current = true
    setBusy(true)
    setAnswer(undefined)
    timer.current = setTimeout(() => end({ state: 'unheard' }), LONGEST_MS)
    return true
  }
  /** An order that was accepted is not paid again, whatever is tapped. */
  const end = (came: PayAnswer | undefined): void => {
    clearTimeout(timer.current)
    paying.current = came?.state === 'accepted'
    setBusy(false)
    setAnswer(came)
  }
  const forget = () => setAnswer((came) => (came?.state === 'accepted' ? came : undefined))
  return { busy, answer, begin, end, forget, isFree: () => !paying.current }
}

export type OnePayment = ReturnType<typeof useOnePayment>
