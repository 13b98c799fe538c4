import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { showLoginDialog } from '../lib/loginDialog.ts'
import { isSignedIn } from '../lib/session.ts'
import { Icon } from '../ui/Icon.tsx'
import { useCurrentRoute } from './useCurrentRoute.ts'

const bar =
  'fixed inset-x-0 inset-be-0 z-20 border-bs border-line bg-[color-mix(in_srgb,var(--surface)_94%,transparent)] pbe-[var(--safe-bottom)] backdrop-blur-[22px] backdrop-saturate-150'

const tab = 'flex h-14 flex-col items-center justify-center gap-0.5 text-[11px] leading-[13px] font-semibold'

/** The switch to a tab that needs a person is cancelled, not redirected: the tab underneath stays as it is. */
function holdForLogin(click: MouseEvent): void {
  if (isSignedIn()) return
  click.preventDefault()
  showLoginDialog()
}

export function TabBar() {
  const { t } = useLingui()
  const { path, facts } = useCurrentRoute()
  if (!facts?.tab) return null
  const tabs = [
    { to: '/index', label: t`Home`, icon: 'home', iconOn: 'homeFilled' },
    { to: '/main/live', label: t`Live`, icon: 'live', iconOn: 'live' },
    { to: '/mine', label: t`Me`, icon: 'user', iconOn: 'userFilled', onClick: holdForLogin },
  ] as const
  return (
    <nav aria-label={t`Main`} className={bar}>
      <div className="mx-auto grid max-w-[560px] grid-cols-3">
        {tabs.map(({ to, label, icon, iconOn, ...rest }) => {
          const on = path === to
          return (
            <Link
              key={to}
              to={to}
              {...rest}
              aria-current={on ? 'page' : undefined}
              className={`${tab} ${on ? 'text-accent' : 'text-text-3'}`}
            >
              <Icon name={on ? iconOn : icon} size={25} />
              {label}
            </Link>
          )
        })}
      </div>
    </nav>
  )
}
