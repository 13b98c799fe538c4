import { useLingui } from '@lingui/react/macro'
import type { ThirdType } from '@nimbo/contract'
import { useState } from 'react'
import type { NativeSignIn } from '../../lib/thirdAttempt.ts'
import { toast } from '../../ui/toast.ts'
import { isAboutToBeDeleted, thirdFailure } from './thirdFailure.ts'
import { useThirdSignIn } from './third.queries.ts'

/** One company at a time; `deleted` names the one whose account waits to be erased. */
export function useThirdButtons(onSignedIn: () => void, nativeSignIn: NativeSignIn | undefined) {
  const { t } = useLingui()
  const [deleted, setDeleted] = useState<ThirdType>()
  const { mutate, isPending, variables } = useThirdSignIn(nativeSignIn)
  const failed = (error: unknown, type: ThirdType) =>
    isAboutToBeDeleted(error) ? setDeleted(type) : toast.error(thirdFailure(error) ?? t`Something went wrong. Try again.`)
  const start = (type: ThirdType, restore: boolean) => {
    if (isPending) return
    mutate({ type, restore }, { onSuccess: (signedIn) => signedIn && onSignedIn(), onError: (error) => failed(error, type) })
  }
  return {
    busy: isPending ? variables.type : undefined,
    deleted,
    press: (type: ThirdType) => start(type, false),
    restore: () => deleted && start(deleted, true),
    leave: () => setDeleted(undefined),
  }
}
