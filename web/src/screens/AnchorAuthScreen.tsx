import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { ApplicationForm } from '../features/safety/certification/ApplicationForm.tsx'
import { ApplyIntro } from '../features/safety/certification/ApplyIntro.tsx'
import { type Certification, certificationQuery } from '../features/safety/certification/certification.queries.ts'
import { Certified } from '../features/safety/certification/Certified.tsx'
import { footLink } from '../features/safety/certification/StatusPage.tsx'
import { InReview } from '../features/safety/certification/InReview.tsx'
import { ToFix } from '../features/safety/certification/ToFix.tsx'
import { useCountries } from '../features/people/login/login.queries.ts'
import { countryOf } from '../features/people/login/login.state.ts'
import { useProfile } from '../features/people/user/user.queries.ts'
import { certificationDone, goBack } from '../lib/goBack.ts'
import { useLanguage } from '../lib/i18n.ts'
import { useSession } from '../lib/session.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { whenOpened } from '../ui/whenOpened.tsx'

const CountryPicker = whenOpened(() => import('../features/people/login/CountryPicker.tsx').then((module) => module.CountryPicker))

/** Certification: what it needs, the form, and where the application stands. */
export function AnchorAuthScreen() {
  const uid = useSession((session) => session.uid)
  const { data, isError, refetch } = useQuery(certificationQuery(uid, useLanguage()))
  const [editing, setEditing] = useState(false)
  const edit = (on: boolean) => {
    setEditing(on)
    // The form takes the place of a page that was scrolled to its button.
    window.scrollTo(0, 0)
  }
  if (!data) return <Waiting failed={isError} onReload={() => void refetch()} />
  if (editing) return <Apply certification={data} onBack={() => edit(false)} onSent={() => edit(false)} />
  return <CertificationStatus certification={data} onApply={() => edit(true)} />
}

function CertificationStatus({ certification, onApply }: { certification: Certification; onApply: () => void }) {
  const { data: profile } = useProfile()
  const common = { certification, avatar: profile?.avatar ?? '', onClose: goBack }
  const { state, id } = certification
  if (state === 'pending') return <InReview {...common} onDone={certificationDone} />
  if (state === 'approved') return <Certified {...common} goLive={<GoLive />} onDone={certificationDone} />
  if (state === 'rejected') {
    const appealLink = (words: ReactNode) => (
      <Link to="/appeal" search={{ subject: 'certification', id }} className={footLink}>
        {words}
      </Link>
    )
    return <ToFix {...common} onFix={onApply} appealLink={appealLink} />
  }
  const addPhone = (
    <Link to="/setting/phone" className="hit-44 font-semibold text-accent">
      <Trans>Add your phone number</Trans>
    </Link>
  )
  return <ApplyIntro {...common} addPhone={addPhone} onContinue={onApply} />
}

const goLive =
  'flex min-h-13 items-center justify-center rounded-full bg-accent-grad text-[17px] font-extrabold text-on-accent shadow-accent'

function GoLive() {
  return (
    <Link to="/liveAnchor" className={goLive}>
      <Trans>Go live</Trans>
    </Link>
  )
}

function Apply({ certification, onBack, onSent }: { certification: Certification; onBack: () => void; onSent: () => void }) {
  const { t } = useLingui()
  const { data: sections = [] } = useCountries()
  const [choose, setChoose] = useState<{ with: (iso: string) => void }>()
  const [picking, setPicking] = useState(false)
  const help = (
    <Link to="/setting/page" search={{ id: 'help' }} className="hit-44 px-2 text-[14px] font-semibold text-text-2">
      <Trans>Help</Trans>
    </Link>
  )
  const privacy = (
    <Link to="/setting/page" search={{ id: 'privacy' }} className="font-semibold text-text underline underline-offset-2">
      <Trans>privacy policy</Trans>
    </Link>
  )
  return (
    <Page title={t`Become a host`} onBack={onBack} end={help}>
      <main>
        <ApplicationForm
          certification={certification}
          countryName={(iso) => countryOf(sections, iso)?.name}
          onPickCountry={(pick) => {
            setChoose({ with: pick })
            setPicking(true)
          }}
          privacy={privacy}
          onSent={onSent}
        />
        <CountryPicker open={picking} onOpenChange={setPicking} onChoose={({ iso }) => choose?.with(iso)} />
      </main>
    </Page>
  )
}

function Waiting({ failed, onReload }: { failed: boolean; onReload: () => void }) {
  const { t } = useLingui()
  return (
    <Page title={t`Certification`} onBack={goBack}>
      <main>
        {failed ? (
          <ErrorState onReload={onReload} />
        ) : (
          <div role="status" aria-label={t`Loading`} className="flex flex-col items-center gap-4 px-4 pbs-5">
            <Skeleton className="size-[87px] rounded-full" />
            <Skeleton className="h-7 w-60" />
            <Skeleton className="h-52 w-full rounded-lg" />
            <Skeleton className="h-13 w-full rounded-full" />
          </div>
        )}
      </main>
    </Page>
  )
}
