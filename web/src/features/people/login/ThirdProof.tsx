import { Trans, useLingui } from '@lingui/react/macro'
import type { NativeSignIn } from '../../../lib/thirdAttempt.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useOwnCompanies, useThirdProof } from './third.queries.ts'
import { ThirdButton } from './ThirdButtons.tsx'
import { thirdFailure } from './thirdFailure.ts'

interface ThirdProofProps {
  onProved: () => void
  nativeSignIn?: NativeSignIn | undefined
}

/** For people who have neither password nor phone: the company they sign in with says once more who they are. */
export function ThirdProof({ onProved, nativeSignIn }: ThirdProofProps) {
  const { t } = useLingui()
  const { data: types, isError, refetch } = useOwnCompanies()
  const { mutate, isPending, variables } = useThirdProof(nativeSignIn)
  if (isError) return <ErrorState onReload={() => void refetch()} />
  const begin = (type: NonNullable<typeof types>[number]) =>
    mutate(type, {
      onSuccess: (proved) => proved && onProved(),
      onError: (error) => toast.error(thirdFailure(error) ?? t`Something went wrong. Try again.`),
    })
  return (
    <div className="flex flex-col gap-3">
      <p className="text-text-2">
        <Trans>Your account has no password or phone number. Confirm with the account you use to log in.</Trans>
      </p>
      {types?.map((type) => <ThirdButton key={type} type={type} busy={isPending && variables === type} onPress={() => begin(type)} />) ?? (
        <Skeleton className="h-[46px]" />
      )}
    </div>
  )
}
