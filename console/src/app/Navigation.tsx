import { Link } from '@tanstack/react-router'
import { signOut } from '../features/operatorAuth/operatorAuth.queries.ts'
import { useOpenAppeals } from '../features/appeal/appeal.queries.ts'
import { useWaitingApplications } from '../features/certification/certification.queries.ts'
import { useWaitingCorrections } from '../features/correction/correction.queries.ts'
import { useWaitingLeads } from '../features/lead/lead.queries.ts'
import { useWaitingWithdrawals } from '../features/payout/payout.queries.ts'
import { useOpenCases } from '../features/report/report.queries.ts'
import type { Session } from '../lib/session.ts'
import { Icon } from '../ui/Icon.tsx'
import { Initials } from '../ui/Initials.tsx'
import { type ScreenPath, screens } from './screens.ts'

const paths = Object.keys(screens) as ScreenPath[]

/** On a phone the screens are a row that is wider than the window. */
const intoView = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'center' })

export function Navigation({ current, operator }: { current: ScreenPath; operator: Session }) {
  const waiting: Partial<Record<ScreenPath, number>> = {
    '/appeals': useOpenAppeals(),
    '/certification': useWaitingApplications(),
    '/corrections': useWaitingCorrections(),
    '/leads': useWaitingLeads(),
    '/reports': useOpenCases(),
    '/withdrawals': useWaitingWithdrawals(),
  }
  return (
    <nav
      aria-label="Screens"
      className="flex min-w-0 items-center gap-2 overflow-x-auto bg-surface p-3 min-[900px]:sticky min-[900px]:inset-bs-0 min-[900px]:h-dvh min-[900px]:flex-col min-[900px]:items-stretch min-[900px]:gap-1 min-[900px]:border-e min-[900px]:border-line min-[900px]:pbs-4.5"
    >
      <div className="flex flex-none items-center gap-2.5 pe-2 min-[900px]:px-2 min-[900px]:pbe-4">
        <img src="/art/app-icon.svg" alt="" className="size-9" />
        <div className="max-[899px]:hidden">
          <b className="block text-[17px] leading-[22px] font-extrabold">Nimbo</b>
          <span className="t-cap block text-text-2">Operations</span>
        </div>
      </div>
      {paths.map((path) => {
        const { name, icon } = screens[path]
        const on = path === current
        return (
          <Link
            key={path}
            ref={on ? intoView : undefined}
            to={path}
            activeOptions={{ exact: true, includeSearch: false }}
            className={`flex h-11 flex-none items-center gap-2.5 rounded-sm px-2.5 text-[14px] leading-5 ${on ? 'bg-accent-soft font-bold text-accent' : 'font-medium text-text-2'}`}
          >
            <Icon name={icon} size={19} />
            <span className="flex-1">{name}</span>
            <Count count={waiting[path] ?? 0} />
          </Link>
        )
      })}
      <Me operator={operator} />
    </nav>
  )
}

function Me({ operator }: { operator: Session }) {
  return (
    <div className="ms-auto flex flex-none items-center gap-2 border-line min-[900px]:ms-0 min-[900px]:mbs-auto min-[900px]:border-bs min-[900px]:ps-1.5 min-[900px]:pbs-2.5">
      <span className="max-[899px]:hidden">
        <Initials name={operator.name} size={34} />
      </span>
      <div className="min-w-0 flex-1 max-[899px]:hidden">
        <b className="block truncate text-[13px] leading-[17px] font-semibold">
          <bdi>{operator.name}</bdi>
        </b>
      </div>
      <button
        type="button"
        aria-label="Sign out"
        title="Sign out"
        onClick={() => void signOut()}
        className="-me-2 grid h-11 w-9 flex-none place-items-center rounded-sm text-text-2 max-[899px]:w-11"
      >
        <Icon name="exit" size={18} />
      </button>
    </div>
  )
}

function Count({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="relative grid h-[18px] min-w-5 place-items-center rounded-full bg-overlay px-1.5 text-[11px] font-bold text-text tabular-nums">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> waiting</span>
    </span>
  )
}
