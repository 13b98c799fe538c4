import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useHomeConfig } from '../lib/config.queries.ts'
import { InstallAction } from '../features/people/install/InstallAction.tsx'
import { Reasons } from '../features/people/install/Reasons.tsx'
import { StoreLinks } from '../features/people/install/StoreLinks.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useShape } from '../ui/useShape.ts'
import { goBack } from '../lib/goBack.ts'
import { Page } from '../ui/Page.tsx'

const QrCode = lazy(async () => ({ default: (await import('../ui/QrCode.tsx')).QrCode }))

export function DownloadScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const tablet = useShape('tablet')
  const { data: config } = useHomeConfig()
  return (
    <Page width="full" title={t`Download`} onBack={goBack}>
      <main className="flex flex-wrap items-center justify-center gap-12 px-4 pbs-2">
        <div className="flex w-full max-w-100 flex-col items-center text-center">
          <img src="/art/on-phone.svg" alt="" width={264} height={192} className="h-48 w-66" />
          <h2 className="t-h1 mbs-3 text-balance">
            <Trans>Add Nimbo to your home screen</Trans>
          </h2>
          <p className="mbs-1.5 text-balance text-text-2">
            <Trans>Open it full screen with one tap, like any other app.</Trans>
          </p>
          <div className="mbs-5 flex w-full flex-col items-center gap-3">
            <InstallAction onOpen={() => void navigate({ to: '/index' })} />
            {config && <StoreLinks android={config.app_android} ios={config.app_ios} />}
          </div>
          <Reasons />
        </div>
        {tablet && <ScanCard />}
      </main>
    </Page>
  )
}

/** QR code that opens this page on a phone. */
function ScanCard() {
  const { t } = useLingui()
  const address = `${location.origin}/download`
  return (
    <section className="flex w-72 flex-none flex-col items-center rounded-lg bg-surface p-6 text-center shadow-line">
      <Suspense fallback={<Skeleton className="size-52 rounded-md" />}>
        <QrCode text={address} label={t`QR code of this page`} className="size-52 p-5" />
      </Suspense>
      <h2 className="t-title mbs-4">
        <Trans>Scan with your phone</Trans>
      </h2>
      <p className="t-sub mbs-1 text-text-2" dir="ltr">
        {new URL(address).host}
      </p>
    </section>
  )
}
