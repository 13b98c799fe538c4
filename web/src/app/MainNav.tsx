import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { holdForLogin } from '../lib/loginDialog.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { useShape } from '../ui/useShape.ts'
import { Icon } from '../ui/Icon.tsx'
import { useCurrentRoute } from './useCurrentRoute.ts'

const Rail = lazy(async () => ({ default: (await import('./Rail.tsx')).Rail }))

/** The three tabs: a bottom bar on portrait screens, a side rail on wide ones. CSS decides which; on a desktop the rail has more entries. */
export function MainNav({ frame }: { frame: string }) {
  const { t } = useLingui()
  const { path } = useCurrentRoute()
  const desktop = useShape('desktop')
  if (frame === 'none') return null
  const tabs = [
    { to: '/index', label: t`Home`, icon: 'home', iconOn: 'homeFilled' },
    { to: '/main/live', label: t`Live`, icon: 'live', iconOn: 'live' },
    { to: '/mine', label: t`Me`, icon: 'user', iconOn: 'userFilled', onClick: holdForLogin },
  ] as const
  return (
    <nav aria-label={t`Main`} className="nav" data-frame={frame}>
      <span className="nav-brand">
        <img src="/art/app-icon.svg" alt="" width={36} height={36} />
        Nimbo
      </span>
      <div className="nav-tabs">
        {tabs.map(({ to, label, icon, iconOn, ...rest }) => {
          const on = path === to
          return (
            <Link key={to} to={to} {...rest} aria-current={on ? 'page' : undefined} className="nav-tab">
              <Icon name={on ? iconOn : icon} size={desktop ? 22 : 25} />
              {label}
            </Link>
          )
        })}
      </div>
      {desktop && (
        <Boundary part="page" renderFallback={() => null}>
          <Suspense>
            <Rail path={path} />
          </Suspense>
        </Boundary>
      )}
    </nav>
  )
}
