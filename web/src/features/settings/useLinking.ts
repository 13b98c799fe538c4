import { useLingui } from '@lingui/react/macro'
import type { ThirdType } from '@nimbo/contract'
import type { NativeSignIn } from '../../lib/thirdAttempt.ts'
import { refusalText } from '../../lib/refusalText.ts'
import { ensureProved, withStepUp } from '../../lib/stepUp.ts'
import { toast } from '../../ui/toast.ts'
import { useLinkAccount, useUnlinkAccount } from './third.queries.ts'

export function useLinking(nativeSignIn: NativeSignIn | undefined) {
  const { t } = useLingui()
  const linking = useLinkAccount(nativeSignIn)
  const unlinking = useUnlinkAccount()
  const told = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work
    } catch (error) {
      toast.error(refusalText(error) ?? t`Something went wrong. Try again.`)
    }
  }
  return {
    busy: linking.isPending ? linking.variables : unlinking.isPending ? unlinking.variables : undefined,
    /** Asked before leaving: whoever comes back from the company must already be trusted, or comes back for nothing. */
    link: (type: ThirdType) => told(ensureProved().then((proved) => (proved ? linking.mutateAsync(type) : false))),
    unlink: (type: ThirdType) => told(withStepUp(() => unlinking.mutateAsync(type))),
  }
}
