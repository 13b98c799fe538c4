import { Trans, useLingui } from '@lingui/react/macro'
import type { ThirdType } from '@nimbo/contract'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { NativeSignIn } from '../../../lib/thirdAttempt.ts'
import { BrandMark, brands } from '../../../ui/brandMarks.tsx'
import { BusyDots } from '../../../ui/BusyDots.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { RestoreNotice } from './RestoreNotice.tsx'
import { useLoginTypes, useThirdSignIn } from './third.queries.ts'
import { isAboutToBeDeleted, thirdFailure } from './thirdFailure.ts'

interface ThirdButtonsProps {
  onSignedIn: () => void
  nativeSignIn?: NativeSignIn | undefined
}

/** Sign-in with external providers. Hidden when none is configured or the list cannot be loaded. */
export function ThirdButtons({ onSignedIn, nativeSignIn }: ThirdButtonsProps) {
  const { data: types, isPending } = useLoginTypes()
  const { busy, deleted, press, restore, leave } = useThirdButtons(onSignedIn, nativeSignIn)
  if (deleted) return <RestoreNotice busy={busy !== undefined} onRestore={restore} onLeave={leave} />
  if (isPending) return <Buttons count={4}>{skeletons}</Buttons>
  if (!types || types.length === 0) return null
  return (
    <Buttons count={types.length}>
      {types.map((type) => (
        <ThirdButton key={type} type={type} busy={busy === type} onPress={() => press(type)} />
      ))}
    </Buttons>
  )
}

const skeletons = Array.from({ length: 4 }, (_, index) => <Skeleton key={index} className="h-[46px] rounded-md!" />)

function Buttons({ count, children }: { count: number; children: ReactNode }) {
  return (
    <>
      <div className="flex items-center gap-3 pbs-4.5 pbe-3.5 text-[13px] leading-[18px] font-medium text-text-2 before:flex-1 before:border-bs before:border-line-strong after:flex-1 after:border-bs after:border-line-strong">
        <Trans>or continue with</Trans>
      </div>
      <div className={`grid gap-2.5 ${count === 3 ? 'grid-cols-3' : count === 1 ? '' : 'grid-cols-2'}`}>{children}</div>
    </>
  )
}

export function ThirdButton({ type, busy, onPress }: { type: ThirdType; busy: boolean; onPress: () => void }) {
  const { t } = useLingui()
  const { name } = brands[type]
  return (
    <button
      type="button"
      aria-label={t`Continue with ${name}`}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onPress}
      className="relative flex h-[46px] items-center justify-center gap-2.5 rounded-md bg-raised text-[15px] font-bold text-text shadow-line-strong transition-transform duration-fast ease-out select-none active:scale-[.97]"
    >
      <span className={`flex items-center gap-2.5 ${busy ? 'opacity-0' : ''}`}>
        <BrandMark brand={type} />
        {name}
      </span>
      {busy && <BusyDots />}
    </button>
  )
}

/** One provider at a time; `deleted` names the provider whose account is pending deletion. */
function useThirdButtons(onSignedIn: () => void, nativeSignIn: NativeSignIn | undefined) {
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
