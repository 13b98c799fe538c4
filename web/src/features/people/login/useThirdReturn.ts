import type { ThirdType } from '@nimbo/contract'
import { useEffect, useRef, useState } from 'react'
import { takeThirdAttempt } from '../../../lib/thirdAttempt.ts'
import type { ThirdPurpose } from '../../../lib/thirdAttempt.ts'
import { readReturn } from './third.state.ts'
import type { CameBack, ReturnAddress } from './third.state.ts'
import { useThirdReturnCall, useThirdSignIn } from './third.queries.ts'
import { isAboutToBeDeleted } from './thirdFailure.ts'

export interface ThirdEnd {
  purpose: ThirdPurpose
  outcome: 'done' | 'gaveUp' | 'failed'
  type?: ThirdType
  error?: unknown
}

/** Ends what this tab began at another company: once, however often the screen is drawn. `deleted` asks about an account in between. */
export function useThirdReturn(address: ReturnAddress, onEnd: (end: ThirdEnd) => void) {
  const [deleted, setDeleted] = useState<ThirdType>()
  const { mutateAsync } = useThirdReturnCall()
  const restoreSignIn = useThirdSignIn()
  const begun = useRef(false)

  const settle = async (back: CameBack): Promise<void> => {
    if (back.kind !== 'proof') return onEnd({ purpose: back.purpose, outcome: back.kind })
    const { purpose, type } = back.attempt
    try {
      await mutateAsync(back)
      onEnd({ purpose, outcome: 'done', type })
    } catch (error) {
      if (isAboutToBeDeleted(error)) setDeleted(type)
      else onEnd({ purpose, outcome: 'failed', type, error })
    }
  }
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void settle(readReturn(takeThirdAttempt(), address))
  })

  /** The proof is used up, so the company is asked once more; the person is usually still known there. */
  const restore = () =>
    deleted &&
    restoreSignIn.mutate({ type: deleted, restore: true }, { onError: (error) => onEnd({ purpose: 'login', outcome: 'failed', error }) })
  return { deleted, restoring: restoreSignIn.isPending, restore }
}
