import { useLingui } from '@lingui/react/macro'
import { type RouteComponent, useRouter } from '@tanstack/react-router'
import { BrokenPart } from '../ui/BrokenPart.tsx'

interface BrokenScreenProps {
  error: unknown
  reset: () => void
}

/** A screen that threw, or whose code could not be fetched. The shell around it stays: every other screen can be opened. */
export function BrokenScreen({ error, reset }: BrokenScreenProps) {
  const { t } = useLingui()
  const router = useRouter()
  /** The router asks for a screen's code once; after a failure it has to be asked to ask again. */
  const again = async () => {
    const routes: Record<string, { options: { component?: unknown } } | undefined> = router.routesById
    const screen = routes[router.state.matches.at(-1)?.routeId ?? '']?.options.component as RouteComponent | undefined
    await screen?.preload?.()
    reset()
    await router.invalidate()
  }
  return (
    <main className="grid min-h-dvh place-items-center tablet:min-h-0">
      <h1 className="sr-only">{t`Something went wrong. Try again.`}</h1>
      <BrokenPart error={error} onAgain={() => void again()} />
    </main>
  )
}
