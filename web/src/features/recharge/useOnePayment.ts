import { useRef, useState } from 'react'
import type { PayAnswer } from './payAnswer.ts'

/** One payment of an order at a time, by the card or by a wallet, and what came of the last one. */
export function useOnePayment() {
  const paying = useRef(false)
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<PayAnswer>()

  const begin = (): boolean => {
    if (paying.current) return false
    paying.current = true
    setBusy(true)
    setAnswer(undefined)
    return true
  }
  /** An order that was accepted is not paid again, whatever is tapped. */
  const end = (came: PayAnswer | undefined): void => {
    paying.current = came?.state === 'accepted'
    setBusy(false)
    setAnswer(came)
  }
  const forget = () => setAnswer((came) => (came?.state === 'accepted' ? came : undefined))
  return { busy, answer, begin, end, forget, isFree: () => !paying.current }
}

export type OnePayment = ReturnType<typeof useOnePayment>
