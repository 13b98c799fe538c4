import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSession } from '../../../lib/session.ts'
import { firstRulesQuery } from './recharge.queries.ts'
import { firstPacks } from './recharge.state.ts'

/** Shown until the first recharge. */
export function FirstRechargeBanner({ children }: { children: ReactNode }) {
  const { data } = useQuery(firstRulesQuery(useSession((session) => session.uid)))
  if (firstPacks(data).length === 0) return null
  return (
    <div className="relative mx-4 mbs-2 flex items-center gap-2.5 rounded-lg py-1.5 ps-2 pe-3 text-white [background:var(--first-charge)]">
      <img src="/art/red-pack-open.svg" alt="" width={52} height={52} className="size-13" />
      <div className="min-w-0 flex-1">
        <p className="text-[15px] leading-5 font-bold">
          <Trans>First recharge offer</Trans>
        </p>
        <p className="t-sub">
          <Trans>Double coins on your first recharge</Trans>
        </p>
      </div>
      {children}
    </div>
  )
}
