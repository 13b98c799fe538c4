import { Trans } from '@lingui/react/macro'
import type { Output, User } from '@nimbo/contract'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CountText } from '../../../ui/CountText.tsx'

type Profile = Output<typeof User.getBaseInfo>

export function ProfileCounts({ profile }: { profile: Profile }) {
  return (
    <div className="grid grid-cols-3 px-2 pbs-4 text-center">
      <Link to="/live/follow">
        <Count value={profile.follows}>
          <Trans>Following</Trans>
        </Count>
      </Link>
      <Link to="/user/fans" search={{ touid: profile.id }}>
        <Count value={profile.fans}>
          <Trans>Followers</Trans>
        </Count>
      </Link>
      <Link to="/user/home" search={{ touid: profile.id }}>
        <Count value={profile.lives}>
          <Trans>Lives</Trans>
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
