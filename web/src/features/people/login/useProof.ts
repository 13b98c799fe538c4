import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { useStepUp } from './login.queries.ts'
import type { Proof } from './login.queries.ts'

export interface Proving {
  prove: (proof: Proof) => Promise<void>
  busy: boolean
  failure: string | undefined
  fail: (error: unknown) => void
}

/** Hands in one proof; what the server says against it stands until the next try. */
export function useProof(onProved: () => void): Proving {
  const { t } = useLingui()
  const { mutateAsync, isPending } = useStepUp()
  const [failure, setFailure] = useState<string>()
  const fail = (error: unknown) => setFailure(refusalText(error) ?? t`Something went wrong. Try again.`)
  const prove = async (proof: Proof) => {
    setFailure(undefined)
    try {
      await mutateAsync(proof)
    } catch (error) {
      return fail(error)
    }
    onProved()
  }
  return { prove, busy: isPending, failure, fail }
}
