import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'

const QrCode = lazy(async () => ({ default: (await import('../../ui/QrCode.tsx')).QrCode }))

/** For somebody at a desk: the same address, on the phone in their hand. */
export function ScanCard() {
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
