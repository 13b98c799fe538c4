import { Trans, useLingui } from '@lingui/react/macro'
import type { AppealSubjectName } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { type Appealed, appealQuery, type AppealNow } from '../features/safety/appeal/appeal.queries.ts'
import { AppealForm } from '../features/safety/appeal/AppealForm.tsx'
import { AppealOutcome } from '../features/safety/appeal/AppealOutcome.tsx'
import { certificationQuery } from '../features/safety/certification/certification.queries.ts'
import { sanctionQuery } from '../features/safety/sanction/sanction.queries.ts'
import { useSanctionText } from '../features/safety/sanction/useSanctionText.ts'
import { goBack } from '../lib/goBack.ts'
import { useLanguage } from '../lib/i18n.ts'
import { refusalText } from '../lib/refusalText.ts'
import { useSession } from '../lib/session.ts'
import { useFormat } from '../lib/useFormat.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const route = getRouteApi('/appeal')

/** One appeal: the form, and once it is sent what became of it. */
export function AppealScreen() {
  const { t } = useLingui()
  const appealed = route.useSearch()
  const uid = useSession((session) => session.uid)
  const { data, isError, error, refetch } = useQuery(appealQuery(uid, appealed))
  const help = (
    <Link to="/setting/page" search={{ id: 'help' }} className="hit-44 px-2 text-[14px] font-semibold text-text-2">
      <Trans>Help</Trans>
    </Link>
  )
  const words = refusalText(error)
  const Subject = subjects[appealed.subject]
  return (
    <Page title={t`Appeal`} onBack={goBack} end={help}>
      <main>
        {data ? (
          <Subject appealed={appealed} appeal={data} />
        ) : isError ? (
          <ErrorState {...(words ? { text: words } : {})} onReload={() => void refetch()} />
        ) : (
          <div role="status" aria-label={t`Loading`} className="flex flex-col gap-4 px-4 pbs-4">
            <Skeleton className="h-[78px] rounded-lg" />
            <Skeleton className="h-40 rounded-md" />
            <Skeleton className="h-13 rounded-full" />
          </div>
        )}
      </main>
    </Page>
  )
}

interface SubjectProps {
  appealed: Appealed
  appeal: AppealNow
}

/** Parts of an appeal by kind of decision: the decision above the form, and the effect once it is overturned. */
const subjects: Record<AppealSubjectName, ComponentType<SubjectProps>> = { certification: CertificationAppeal, sanction: SanctionAppeal }

function CertificationAppeal({ appealed, appeal }: SubjectProps) {
  const { t } = useLingui()
  const uid = useSession((session) => session.uid)
  const { data } = useQuery(certificationQuery(uid, useLanguage()))
  const { dayTime } = useFormat()
  const about = data?.id === appealed.id ? data : undefined
  if (appeal.state !== '') {
    const decided = appeal.state === 'overturned' ? 0 : (about?.decided ?? 0)
    return (
      <AppealOutcome
        appeal={appeal}
        decision={<Trans>Certification rejected</Trans>}
        decided={decided}
        restored={<Trans>You’re certified</Trans>}
      />
    )
  }
  if (appeal.until === 0)
    return <EmptyState picture="messages" title={t`It’s too late to appeal`} text={t`Decisions can be appealed for 14 days.`} />
  return (
    <>
      <Decision
        title={<Trans>Certification rejected</Trans>}
        text={[about?.reason, about && dayTime(about.decided)].filter(Boolean).join(' · ')}
      />
      <AppealForm appealed={appealed} />
    </>
  )
}

function SanctionAppeal({ appealed, appeal }: SubjectProps) {
  const { t } = useLingui()
  const uid = useSession((session) => session.uid)
  const sanction = useQuery(sanctionQuery(uid, appealed.id, useLanguage())).data?.list[0]
  const { name } = useSanctionText()
  const { dayTime } = useFormat()
  const [now] = useState(Date.now)
  const title = sanction && name(sanction)
  if (appeal.state !== '')
    return (
      <AppealOutcome
        appeal={appeal}
        decision={title}
        decided={sanction?.starttime ?? 0}
        restored={<Trans>This decision was taken back</Trans>}
      />
    )
  if (appeal.until * 1000 < now)
    return <EmptyState picture="messages" title={t`It’s too late to appeal`} text={t`Decisions can be appealed for 14 days.`} />
  return (
    <>
      <Decision
        title={title}
        text={sanction ? [sanction.rule, sanction.reason, dayTime(sanction.starttime)].filter(Boolean).join(' · ') : ''}
      />
      <AppealForm appealed={appealed} grounds={['not_me', 'context', 'too_harsh']} />
    </>
  )
}

function Decision({ title, text }: { title: ReactNode; text: string }) {
  return (
    <section className="mx-4 mbs-2 flex items-center gap-3 rounded-lg bg-surface p-4 shadow-line">
      <span className="grid size-11 flex-none place-items-center rounded-full bg-raised text-danger">
        <Icon name="block" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-[15px] leading-5 font-bold">{title}</p>
        <p className="t-cap text-text-2 tabular-nums">{text}</p>
      </div>
    </section>
  )
}
