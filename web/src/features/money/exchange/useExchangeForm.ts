import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { toast } from '../../../ui/toast.ts'
import { outcomeOf, type PendingExchange, pendingExchanges, useExchange } from './exchange.queries.ts'
import { digitsOf, type Direction, type Exchange, offerFor, sideOf } from './exchange.state.ts'

export function useExchangeForm(uid: number, exchange: Exchange) {
  const { t } = useLingui()
  const [unanswered] = useState(() => pendingExchanges.unanswered(uid))
  const [chosen, setChosen] = useState<Direction>(unanswered?.of ?? 'votes')
  const [typed, setTyped] = useState(unanswered ? String(unanswered.give) : '')
  const { mutate, isPending } = useExchange(uid)
  const [failure, setFailure] = useState<string>()
  const asked = useRef(false)
  const of = exchange.coin_open === 1 ? chosen : 'votes'
  const offer = offerFor(exchange, of, typed)
  const done = () => {
    setTyped('')
    setFailure(undefined)
    toast(t`Exchanged`)
  }

  const resolveOutcome = async (pending: PendingExchange) => {
    const state = await outcomeOf(pending).catch(() => 'unknown' as const)
    if (state === 'done') done()
    else if (state === 'refused') setTyped('')
  }
  // The page was left while a request was in flight: its outcome is queried, the request is never repeated automatically.
  useEffect(() => {
    if (!unanswered || asked.current) return
    asked.current = true
    void resolveOutcome(unanswered)
  })

  const type = (text: string) => {
    setTyped(digitsOf(text))
    setFailure(undefined)
  }
  return {
    of,
    offer,
    typed,
    failure,
    busy: isPending,
    type,
    all: () => type(String(Math.min(sideOf(exchange, of).have, sideOf(exchange, of).max))),
    choose: (direction: Direction) => {
      setChosen(direction)
      type('')
    },
    submit: () =>
      mutate({ of, give: offer.give }, { onSuccess: done, onError: (error) => setFailure(refusalText(error) ?? t`Exchange failed`) }),
  }
}
