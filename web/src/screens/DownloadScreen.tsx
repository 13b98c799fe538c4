import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useHomeConfig } from '../features/home/home.queries.ts'
import { InstallAction } from '../features/install/InstallAction.tsx'
import { Reasons } from '../features/install/Reasons.tsx'
import { ScanCard } from '../features/install/ScanCard.tsx'
import { StoreLinks } from '../features/install/StoreLinks.tsx'
import { useShape } from '../ui/useShape.ts'
import { goBack } from '../lib/goBack.ts'
import { Page } from '../ui/Page.tsx'

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
