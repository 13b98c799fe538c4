import { useLingui } from '@lingui/react/macro'
import { ErrorState } from '../ui/ErrorState.tsx'

/** A screen that threw, or whose code could not be fetched after a new version was put up: loading the page anew repairs both. */
export function BrokenScreen() {
  const { t } = useLingui()
  return (
    <main className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">{t`Something went wrong. Try again.`}</h1>
      <ErrorState onReload={() => location.reload()} text={t`Something went wrong on our side. Try reloading the page.`} />
    </main>
  )
}
