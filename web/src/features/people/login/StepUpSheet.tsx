import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { NativeSignIn } from '../../../lib/thirdAttempt.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { CodeProof } from './CodeProof.tsx'
import { proofMethods } from './login.state.ts'
import type { ProofMethod } from './login.state.ts'
import { useProofFacts } from './login.queries.ts'
import { PasswordProof } from './PasswordProof.tsx'
import { ThirdProof } from './ThirdProof.tsx'
import { useProof } from './useProof.ts'

interface StepUpSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onProved: () => void
  nativeSignIn?: NativeSignIn | undefined
}

/** Asks once more who is there before something that cannot be undone. */
export function StepUpSheet({ open, onOpenChange, onProved, nativeSignIn }: StepUpSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Confirm it’s you`}>
      <div className="px-4 pbe-2">
        <Ways onProved={onProved} nativeSignIn={nativeSignIn} />
      </div>
    </Sheet>
  )
}

function Ways({ onProved, nativeSignIn }: Pick<StepUpSheetProps, 'onProved' | 'nativeSignIn'>) {
  const { data: facts, isError, refetch } = useProofFacts()
  const [chosen, choose] = useState<ProofMethod>()
  const proof = useProof(onProved)
  if (isError) return <ErrorState onReload={() => void refetch()} />
  if (!facts) return <WaySkeleton />
  const ways = proofMethods(facts)
  const way = chosen ?? ways[0]
  const other = ways.find((one) => one !== way)
  if (!way) return <ThirdProof onProved={onProved} nativeSignIn={nativeSignIn} />
  return (
    <>
      {way === 'password' ? <PasswordProof proof={proof} /> : <CodeProof proof={proof} mobile={facts.mobile} />}
      {other && (
        <button type="button" onClick={() => choose(other)} className="mbs-1 h-11 w-full text-[14px] font-semibold text-text-2">
          {other === 'code' ? <Trans>Use a code instead</Trans> : <Trans>Use the password instead</Trans>}
        </button>
      )}
    </>
  )
}

function WaySkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className="flex flex-col gap-3">
      <Skeleton className="h-4 w-[70%]" />
      <Skeleton className="h-13 rounded-md" />
      <Skeleton className="h-13 rounded-full" />
    </div>
  )
}
