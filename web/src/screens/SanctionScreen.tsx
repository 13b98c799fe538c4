import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { SignOutRow } from '../features/people/login/SignOutRow.tsx'
import { sanctionQuery, sanctionsQuery } from '../features/safety/sanction/sanction.queries.ts'
import { SanctionList } from '../features/safety/sanction/SanctionList.tsx'
import { SanctionView } from '../features/safety/sanction/SanctionView.tsx'
import { goBack } from '../lib/goBack.ts'
import { useLanguage } from '../lib/i18n.ts'
import { clearSession, useSession } from '../lib/session.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { Panel } from '../ui/Panel.tsx'
import { RowSkeletons } from '../ui/RowSkeletons.tsx'

/** Decisions about me: one of them when the address names it, else all; a disabled account sees the one in force. */
export function SanctionScreen() {
  const { t } = useLingui()
  const { id } = useSearch({ from: '/sanction' })
  const uid = useSession((session) => session.uid)
  const first = useInfiniteQuery(sanctionsQuery(uid, useLanguage())).data?.pages[0]
  const disabled = first?.disabled === 1
  const holding = disabled ? first.list.find(({ act, state }) => act === 'disable' && state === 'active')?.id : undefined
  const shown = id ?? holding
  return (
    <Page
      title={shown === undefined ? t`Account status` : t({ message: 'Decision', comment: 'Title of a page about one sanction' })}
      onBack={goBack}
    >
      <main className="pbe-40 landscape:pbe-4 desktop:pbe-0">
        {shown === undefined ? <SanctionList /> : <OneSanction id={shown} />}
        {disabled && <WayOut />}
      </main>
    </Page>
  )
}

function OneSanction({ id }: { id: number }) {
  const { t } = useLingui()
  const uid = useSession((session) => session.uid)
  const { data, isError, refetch } = useQuery(sanctionQuery(uid, id, useLanguage()))
  const sanction = data?.list[0]
  if (isError && !data) return <ErrorState onReload={() => void refetch()} />
  if (!data)
    return (
      <Panel>
        <RowSkeletons count={4} />
      </Panel>
    )
  if (!sanction) return <EmptyState picture="messages" title={t`Not found`} />
  return <SanctionView sanction={sanction} money={data} />
}

/** A disabled account can do one more thing here: leave. */
function WayOut() {
  const navigate = useNavigate()
  return (
    <>
      <p className="t-sub px-4 pbs-4 text-text-2">
        <Trans>While your account is suspended, this is the only page you can use.</Trans>
      </p>
      <Panel>
        <SignOutRow onDone={() => void navigate({ to: '/index' }).then(clearSession)} />
      </Panel>
    </>
  )
}
