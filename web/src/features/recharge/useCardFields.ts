import type { Order } from '@nimbo/contract'
import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { type CardFields, openCardFields } from './cardFields.ts'

type Face = 'loading' | 'ready' | 'broken'

/** The company's fields in a box of ours, and the one thing to do with them. */
export function useCardFields(order: Order, onAccepted: () => void) {
  const { i18n } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const fields = useRef<CardFields>(undefined)
  const sending = useRef(false)
  const [attempt, setAttempt] = useState(0)
  const [face, setFace] = useState<Face>('loading')
  const [complete, setComplete] = useState(false)
  const [focused, setFocused] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const locale = (Array.isArray(i18n.locales) ? i18n.locales[0] : i18n.locales)?.split('-u-')[0] ?? 'en'

  useEffect(() => {
    let left = false
    const events = {
      ready: () => setFace('ready'),
      complete: (isComplete: boolean) => {
        setComplete(isComplete)
        setRefused(undefined)
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
    if (sending.current || !fields.current) return
    sending.current = true
    setBusy(true)
    setRefused(undefined)
    try {
      const answer = await fields.current.confirm()
      if (answer.state === 'accepted') onAccepted()
      else setRefused(answer.code)
    } catch {
      setFace('broken')
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  return { box, face, complete, focused, busy, refused, confirm: () => void confirm(), reload: () => setAttempt(attempt + 1) }
}
