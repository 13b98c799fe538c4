import { Trans, useLingui } from '@lingui/react/macro'
import type { ThirdType } from '@nimbo/contract'
import { useState } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { ensureProved, withStepUp } from '../../../lib/stepUp.ts'
import type { NativeSignIn } from '../../../lib/thirdAttempt.ts'
import { BrandMark, brands } from '../../../ui/brandMarks.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { ListRow } from '../../../ui/ListRow.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { useLinkAccount, useLinkedAccounts, useUnlinkAccount } from './third.queries.ts'
import type { LinkedAccount } from './third.queries.ts'

const UnlinkSheet = whenOpened(async () => (await import('./UnlinkSheet.tsx')).UnlinkSheet)

interface LinkedAccountsProps {
  nativeSignIn?: NativeSignIn | undefined
}

/** Rows of a Panel: sign-in providers and whether they are linked. Nothing when none is configured. */
export function LinkedAccounts({ nativeSignIn }: LinkedAccountsProps) {
  const { data: accounts, isError, refetch } = useLinkedAccounts()
  const { busy, link, unlink } = useLinking(nativeSignIn)
  const [leaving, setLeaving] = useState<LinkedAccount>()
  const [open, setOpen] = useState(false)
  const ask = (account: LinkedAccount) => {
    setLeaving(account)
    setOpen(true)
  }
  if (isError && !accounts) return <ErrorState onReload={() => void refetch()} />
  if (!accounts) return <LinkedSkeletons />
  return (
    <>
      {accounts.map((account) => (
        <LinkedRow
          key={account.type}
          account={account}
          busy={busy === account.type}
          onPress={() => (account.linked ? ask(account) : void link(account.type))}
        />
      ))}
      {leaving && (
        <UnlinkSheet
          open={open}
          onOpenChange={setOpen}
          name={brands[leaving.type].name}
          busy={busy === leaving.type}
          onUnlink={() => void unlink(leaving.type).then(() => setOpen(false))}
        />
      )}
    </>
  )
}

interface LinkedRowProps {
  account: LinkedAccount
  busy: boolean
  onPress: () => void
}

function LinkedRow({ account: { type, linked, name: theirName }, busy, onPress }: LinkedRowProps) {
  const { name } = brands[type]
  return (
    <ListRow
      start={<BrandMark brand={type} size={18} />}
      label={name}
      note={linked ? theirName ? <bdi>{theirName}</bdi> : <Trans>Linked</Trans> : undefined}
      end={
        <button
          type="button"
          aria-busy={busy || undefined}
          onClick={busy ? undefined : onPress}
          className={`hit-44 text-[14px] leading-5 font-semibold aria-busy:text-text-3 ${linked ? 'text-text-2' : 'text-accent'}`}
        >
          {linked ? <Trans>Unlink</Trans> : <Trans>Link</Trans>} <span className="sr-only">{name}</span>
        </button>
      }
    />
  )
}

function LinkedSkeletons() {
  return Array.from({ length: 4 }, (_, index) => (
    <ListRow key={index} start={<Skeleton className="size-4.5" />} label={<Skeleton className="h-3.5 w-24" />} />
  ))
}

function useLinking(nativeSignIn: NativeSignIn | undefined) {
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
    /** Step-up runs before the redirect: without it the returning request would be refused. */
    link: (type: ThirdType) => told(ensureProved().then((proved) => (proved ? linking.mutateAsync(type) : false))),
    unlink: (type: ThirdType) => told(withStepUp(() => unlinking.mutateAsync(type))),
  }
}
