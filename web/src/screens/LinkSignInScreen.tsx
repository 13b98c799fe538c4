import { Refusal } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Given } from '../lib/addressCredentials.ts'
import { declineHandOver, exchange, type SignedIn } from '../lib/handOver.ts'
import { refusalText } from '../lib/refusalText.ts'
import { signIn } from '../lib/session.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

interface LinkSignInScreenProps {
  given: Given
  /** The person has decided, or there is nothing to decide. */
  onDone: () => void
}

type Check =
  | { state: 'checking' }
  | { state: 'expired' }
  | { state: 'failed'; text: string | undefined }
  | { state: 'asking'; offered: SignedIn }

/** Asks an anonymous visitor before a link signs them in, and shows whose account it is. Drawn before any route. */
export function LinkSignInScreen({ given, onDone }: LinkSignInScreenProps) {
  const [check, retry] = useCheck(given)
  if (check.state === 'asking') return <Question offered={check.offered} onDone={onDone} />
  if (check.state === 'expired') return <Expired onDone={onDone} />
  if (check.state === 'checking') return <Checking />
  return (
    <main className="grid min-h-dvh place-items-center">
      <LinkTitle hidden />
      <ErrorState onReload={retry} {...(check.text === undefined ? {} : { text: check.text })} />
    </main>
  )
}

function useCheck(given: Given): [Check, retry: () => void] {
  const [check, setCheck] = useState<Check>({ state: 'checking' })
  useEffect(() => examine(given, setCheck), [given])
  const retry = () => {
    setCheck({ state: 'checking' })
    examine(given, setCheck)
  }
  return [check, retry]
}

function examine(given: Given, report: (check: Check) => void): void {
  exchange(given).then(
    (offered) => report({ state: 'asking', offered }),
    (e: unknown) =>
      report(e instanceof Refusal && e.reason === 'SessionInvalid' ? { state: 'expired' } : { state: 'failed', text: refusalText(e) }),
  )
}

function LinkTitle({ hidden = false }: { hidden?: boolean }) {
  const { t } = useLingui()
  return <h1 className={hidden ? 'sr-only' : 't-h1'}>{t`Log in with this link?`}</h1>
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[440px] flex-col justify-center gap-5 px-5 py-8">
      <img src="/art/app-icon.svg" alt="" width={56} height={56} />
      {children}
    </main>
  )
}

const card = 'flex items-center gap-3.5 rounded-lg bg-surface p-4 shadow-line'

function Question({ offered, onDone }: { offered: SignedIn; onDone: () => void }) {
  const { id, avatar, user_nicename } = offered
  const accept = () => {
    signIn(offered)
    onDone()
  }
  const decline = () => {
    declineHandOver(offered)
    onDone()
  }
  return (
    <Frame>
      <div className="flex flex-col gap-2">
        <LinkTitle />
        <p className="text-text-2">
          <Trans>This link logs you in to the account below. Continue only if it’s yours.</Trans>
        </p>
      </div>
      <div className={card}>
        <Avatar src={avatar} name={user_nicename} size={56} />
        <div className="min-w-0">
          <span className="t-title flex">
            <bdi className="truncate">{user_nicename}</bdi>
          </span>
          <span className="t-cap text-text-2">
            <Trans>ID {id}</Trans>
          </span>
        </div>
      </div>
      <div className="flex flex-col gap-2.5">
        <Button size="xl" block onClick={accept}>
          <Trans>Log in</Trans>
        </Button>
        <Button variant="quiet" size="xl" block onClick={decline}>
          <Trans>Not my account</Trans>
        </Button>
      </div>
    </Frame>
  )
}

function Checking() {
  return (
    <Frame>
      <LinkTitle />
      <p role="status" className="sr-only">
        <Trans>Checking the link…</Trans>
      </p>
      <div className={card}>
        <Skeleton className="size-14 rounded-full" />
        <Skeleton className="h-5 w-36" />
      </div>
    </Frame>
  )
}

function Expired({ onDone }: { onDone: () => void }) {
  return (
    <Frame>
      <div className="flex flex-col gap-2">
        <h1 className="t-h1">
          <Trans>This link has expired</Trans>
        </h1>
        <p className="text-text-2">
          <Trans>Each link works once. Log in with your phone number instead.</Trans>
        </p>
      </div>
      <Button size="xl" block onClick={onDone}>
        <Trans>Continue</Trans>
      </Button>
    </Frame>
  )
}
