import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useCurrentRoute } from './useCurrentRoute.ts'

const product = 'Nimbo'

export function useDocumentTitle(): void {
  const { t } = useLingui()
  const { facts } = useCurrentRoute()
  const title = facts ? t(facts.title) : product
  useEffect(() => {
    document.title = title === product ? product : `${title} · ${product}`
  }, [title])
}
