import { useLingui } from '@lingui/react/macro'
import { Auth, refusalOf } from '@nimbo/contract'
import { useState } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { useApply } from './certification.queries.ts'
import type { Certification } from './certification.queries.ts'
import { applicationOf, type Draft, draftOf, missingFields } from './certification.state.ts'
import { usePhoto } from './usePhoto.ts'

/** Refusals of the server, by the field they are about. */
interface Faults {
  name?: string
  birthday?: string
  contact?: string
  other?: string
}

export function useApplication(before: Certification, onSent: () => void) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(() => draftOf(before))
  const { photo, take } = usePhoto(before.user_img)
  const { mutate, error, reset, isPending } = useApply()
  const object = photo.at === 'ready' ? photo.object : ''
  const missing = missingFields(draft, object, before.mobile)
  const write = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }))
    if (error) reset()
  }
  const send = () => {
    if (missing.length === 0 && !isPending) mutate(applicationOf(draft, object, before), { onSuccess: onSent })
  }
  const faults = error === null ? {} : faultsOf(error, refusalText(error) ?? t`Something went wrong. Try again.`)
  return { draft, write, photo, take, missing, send, busy: isPending, faults }
}

function faultsOf(error: unknown, text: string): Faults {
  const refusal = refusalOf(error, Auth.setNewAuth)
  if (refusal === 'BadName') return { name: text }
  if (refusal === 'BadBirthday' || refusal === 'TooYoung') return { birthday: text }
  return refusal === 'BadContact' ? { contact: text } : { other: text }
}
