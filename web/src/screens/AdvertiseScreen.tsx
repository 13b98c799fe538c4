import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { Earnings } from '../features/people/lead/Earnings.tsx'
import { Hero } from '../features/people/lead/Hero.tsx'
import { LeadForm } from '../features/people/lead/LeadForm.tsx'
import { Promises } from '../features/people/lead/Promises.tsx'
import { Questions } from '../features/people/lead/Questions.tsx'
import { Section } from '../features/people/lead/Section.tsx'
import { StartSteps } from '../features/people/lead/StartSteps.tsx'
import { chooseCountry, useCountry } from '../features/people/login/useCountry.ts'
import { goBack } from '../lib/goBack.ts'
import { showLoginDialog } from '../lib/loginDialog.ts'
import { useSession } from '../lib/session.ts'
import { Aura } from '../ui/Aura.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { useShareLink } from '../room/useShareLink.ts'
import { whenOpened } from '../ui/whenOpened.tsx'
import '../features/people/lead/lead.css'

const CountryPicker = whenOpened(() => import('../features/people/login/CountryPicker.tsx').then((module) => module.CountryPicker))

const certify = (
  <Link to="/anchorAuth" className="hit-44 font-semibold text-accent">
    <Trans>Get certified</Trans>
  </Link>
)

/** Landing page for future hosts; public, so that it can be shared. */
export function AdvertiseScreen() {
  const { t } = useLingui()
  const form = useRef<HTMLDivElement>(null)
  useDescription(t`Go live on Nimbo and get paid: what hosts earn, how to start and what we promise.`)
  const apply = () => {
    form.current?.scrollIntoView({ block: 'start' })
    form.current?.focus({ preventScroll: true })
  }
  return (
    <div className="relative isolate mx-auto min-h-dvh w-full max-w-[1144px] pbe-[calc(var(--safe-bottom)+var(--s8))] tablet:min-h-0">
      <Aura strong />
      <Bar />
      <main className="mx-auto max-w-[720px] px-4 desktop:grid desktop:max-w-none desktop:grid-cols-[1fr_400px] desktop:items-start desktop:gap-x-10">
        <div>
          <Hero onApply={apply} />
          <Earnings />
          <StartSteps certify={certify} />
          <Promises />
          <Questions />
        </div>
        <div ref={form} tabIndex={-1} className="outline-none desktop:sticky desktop:inset-bs-16">
          <Apply />
        </div>
      </main>
    </div>
  )
}

function Bar() {
  const { t } = useLingui()
  const { share } = useShareLink('/advertise', t`Become a host`)
  return (
    <header className="page-top flex items-center gap-1 px-2 pbe-1">
      <IconButton icon="back" flip size={44} label={t`Back`} onClick={goBack} />
      <h1 className="-my-1 min-w-0 flex-1 truncate py-1 text-center text-[17px] leading-6 font-bold desktop:text-start desktop:text-[28px] desktop:leading-9 desktop:font-extrabold">{t`Become a host`}</h1>
      <IconButton icon="share" flip size={44} label={t`Share`} onClick={share} />
    </header>
  )
}

function Apply() {
  const { t } = useLingui()
  const country = useCountry()
  const [picking, setPicking] = useState(false)
  const signedIn = useSession((session) => session.token !== undefined)
  return (
    <Section id="apply" title={t`Talk to us`}>
      <LeadForm country={country} onPickCountry={() => setPicking(true)} onCreateAccount={signedIn ? undefined : showLoginDialog} />
      <CountryPicker open={picking} onOpenChange={setPicking} onChoose={chooseCountry} />
    </Section>
  )
}

/** Sets the meta description of this screen and restores the default on unmount. */
function useDescription(text: string): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (!meta) return
    const before = meta.content
    meta.content = text
    return () => void (meta.content = before)
  }, [text])
}
