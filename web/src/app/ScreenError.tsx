import type { ErrorComponentProps } from '@tanstack/react-router'
import { SearchParamError } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { reportCrash } from '../ui/reportCrash.ts'
import { BrokenScreen } from '../screens/BrokenScreen.tsx'
import { lazyScreen } from './lazyScreen.ts'

export const NotFoundScreen = lazyScreen(() => import('../screens/NotFoundScreen.tsx'), 'NotFoundScreen')

/** An address that names nothing is not found; a screen that threw is broken, and the server is told. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const isBadAddress = error instanceof SearchParamError
  useEffect(() => {
    if (!isBadAddress) reportCrash(error, 'screen')
  }, [error, isBadAddress])
  if (!isBadAddress) return <BrokenScreen error={error} reset={reset} />
  return (
    <Suspense fallback={null}>
      <NotFoundScreen />
    </Suspense>
  )
}
