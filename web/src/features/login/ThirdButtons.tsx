import { Trans, useLingui } from '@lingui/react/macro'
import type { ThirdType } from '@nimbo/contract'
import type { ReactNode } from 'react'
import type { NativeSignIn } from '../../lib/thirdAttempt.ts'
import { BrandMark, brands } from '../../ui/brandMarks.tsx'
import { BusyDots } from '../../ui/BusyDots.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { RestoreNotice } from './RestoreNotice.tsx'
import { useLoginTypes } from './third.queries.ts'
import { useThirdButtons } from './useThirdButtons.ts'

interface ThirdButtonsProps {
  onSignedIn: () => void
  nativeSignIn?: NativeSignIn | undefined
}

/** Ways to sign in with another company. None is shown where none is offered, or where that cannot be found out. */
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
