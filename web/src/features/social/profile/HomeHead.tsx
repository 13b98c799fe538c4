import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { showLoginDialog } from '../../../lib/loginDialog.ts'
import { storePendingRoom } from '../../../lib/pendingRoom.ts'
import { isSignedIn } from '../../../lib/session.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import { LiveBadge } from '../../../ui/LiveBadge.tsx'
import { useArrival } from '../../../ui/useArrival.ts'
import type { Home } from './profile.queries.ts'

/** Person of a profile, and the way into their room while they are live. */
export function HomeHead({ home }: { home: Home }) {
  const { id, user_nicename: name, avatar, level, isauth, city, signature } = home
  const heading = useArrival()
  return (
    <div className="relative px-4 pbs-[138px]">
      <div className="flex items-end gap-3">
        <span className="flex-none rounded-full bg-bg p-[3px]">
          <Avatar src={avatar} name={name} size={88} />
        </span>
        {home.islive === 1 && <LiveLink home={home} />}
      </div>
      <div className="mbs-2.5 flex flex-wrap items-center gap-x-[7px] gap-y-1">
        <h1 ref={heading} tabIndex={-1} className="flex max-w-full min-w-0 text-[22px] leading-7 font-extrabold outline-none">
          <bdi className="truncate">{name}</bdi>
        </h1>
        <LevelBadge level={level} />
        {isauth === 1 && (
          <Badge tone="info">
            <Icon name="check" size={12} stroke={2.6} />
            <Trans comment="Badge of a host whose identity was checked">Certified</Trans>
          </Badge>
        )}
      </div>
      <p className="t-cap mbs-0.5 text-text-2 tabular-nums">
        <Trans>ID {id}</Trans>
        {city && (
          <>
            {' · '}
            <bdi>{city}</bdi>
          </>
        )}
      </p>
      {signature && (
        <p className="mbs-2 text-[15px] leading-[21px] wrap-anywhere">
          <bdi>{signature}</bdi>
        </p>
      )}
    </div>
  )
}

const pill =
  'glass flex h-11 min-w-0 flex-1 items-center gap-2 rounded-full px-2.5 text-[13px] leading-[18px] font-semibold text-v-text tablet:max-w-90'

function LiveLink({ home: { id, stream, livetitle } }: { home: Home }) {
  const { t } = useLingui()
  return (
    <Link
      to="/liveAudience"
      search={{ liveuid: id, stream }}
      data-testid="live-now"
      className={pill}
      onClick={(click) => {
        if (isSignedIn()) return
        click.preventDefault()
        storePendingRoom({ liveuid: id, stream })
        showLoginDialog()
      }}
    >
      <LiveBadge />
      <bdi className="min-w-0 flex-1 truncate">{livetitle || t`Watch live`}</bdi>
      <Icon name="next" flip size={15} />
    </Link>
  )
}
