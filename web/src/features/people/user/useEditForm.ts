import { useLingui } from '@lingui/react/macro'
import { Account, refusalOf } from '@nimbo/contract'
import { useState } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { toast } from '../../../ui/toast.ts'
import { saveProfile } from './edit.queries.ts'
import { canSave, changesOf, draftOf } from './edit.state.ts'
import type { Draft } from './edit.state.ts'

/** Refusals of the server, by the field they are about. */
export interface EditFaults {
  name?: string
  birthday?: string
  other?: string
}

export function useEditForm(profile: Draft, onSaved: () => void) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(() => draftOf(profile))
  const [faults, setFaults] = useState<EditFaults>({})
  const [busy, setBusy] = useState(false)

  const faultsOf = (error: unknown): EditFaults => {
    const text = refusalText(error) ?? t`Something went wrong. Try again.`
    const refusal = refusalOf(error, Account.updateFields)
    if (refusal === 'BadName') return { name: text }
    return refusal === 'BadBirthday' ? { birthday: text } : { other: text }
  }

  async function save() {
    setBusy(true)
    setFaults({})
    try {
      await saveProfile(changesOf(draft, profile))
      toast(t`Saved`)
      onSaved()
    } catch (error) {
      setFaults(faultsOf(error))
    }
    setBusy(false)
  }
  const write = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  return { draft, write, faults, busy, ready: canSave(draft, profile), save: () => void save() }
}
