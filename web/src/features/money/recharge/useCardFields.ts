import type { Order } from '@nimbo/contract'
import { useEffect, useRef, useState } from 'react'
import { type CardFields, openCardFields } from './cardFields.ts'
import { useProviderLocale } from './useProviderLocale.ts'
import type { OnePayment } from './useOnePayment.ts'

type Face = 'loading' | 'ready' | 'broken'

/** The provider's fields in a box of ours, and the one thing to do with them. */
export function useCardFields(order: Order, { begin, end, forget }: OnePayment) {
  const box = useRef<HTMLDivElement>(null)
  const fields = useRef<CardFields>(undefined)
  const [attempt, setAttempt] = useState(0)
  const [face, setFace] = useState<Face>('loading')
  const [complete, setComplete] = useState(false)
  const [focused, setFocused] = useState(false)
  const locale = useProviderLocale()

  useEffect(() => {
    let left = false
    const events = {
      ready: () => setFace('ready'),
      complete: (isComplete: boolean) => {
        setComplete(isComplete)
        forget()
      },
      focus: setFocused,
    }
    setFace('loading')
    if (box.current)
      openCardFields(order, box.current, locale, events).then(
        (opened) => (left ? opened.close() : (fields.current = opened)),
        () => !left && setFace('broken'),
      )
    return () => {
      left = true
      fields.current?.close()
      fields.current = undefined
    }
    // One set of fields for one secret: a newer answer about the same order changes nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [order.client_secret, locale, attempt])

  const confirm = async () => {
    if (!fields.current || !begin()) return
    try {
      end(await fields.current.confirm())
    } catch {
      setFace('broken')
      end(undefined)
    }
  }
  return { box, face, attempt, complete, focused, confirm: () => void confirm(), reload: () => setAttempt(attempt + 1) }
}
