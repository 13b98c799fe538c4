import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFollow } from '../../../room/useFollow.ts'
import { CountText } from '../../../ui/CountText.tsx'
import type { Home } from './profile.queries.ts'

/** Counts of a profile, each leading to its list, unless the person keeps that private. */
export function HomeCounts({ home, own }: { home: Home; own: boolean }) {
  const search = { touid: home.id }
  // A follow of a moment ago is counted before the profile is read again.
  const { following } = useFollow(home.id, home.isattention === 1)
  const fansNow = home.fans + Number(following) - home.isattention
  const open = own || home.islistprivate === 0
  const follows = (
    <Count value={home.follows}>
      <Trans>Following</Trans>
    </Count>
  )
  const fans = (
    <Count value={fansNow}>
      <Trans>Followers</Trans>
    </Count>
  )
  return (
    <div className="grid grid-cols-4 px-2 pbs-3.5 text-center">
      {open ? (
        <Link to="/user/follows" search={search}>
          {follows}
        </Link>
      ) : (
        follows
      )}
      {open ? (
        <Link to="/user/fans" search={search}>
          {fans}
        </Link>
      ) : (
        fans
      )}
      <Count value={Number(home.votestotal)}>
        <Trans>Tickets</Trans>
      </Count>
      <Link to="/user/guards" search={search}>
        <Count value={home.guard_nums}>
          <Trans>Guards</Trans>
        </Count>
      </Link>
    </div>
  )
}

function Count({ value, children }: { value: number; children: ReactNode }) {
  return (
    <span className="block min-h-11">
      <b className="block text-[18px] leading-[22px] font-extrabold">
        <CountText value={value} />
      </b>
      <span className="t-cap text-text-2">{children}</span>
    </span>
  )
}
