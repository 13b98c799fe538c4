import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { FollowedLive } from '../features/rooms/home/FollowedLive.tsx'
import { UnreadMark } from '../features/social/message/MessagesButton.tsx'
import { LanguageChoice } from '../features/people/settings/LanguageChoice.tsx'
import { ThemeChoice } from '../features/people/settings/ThemeChoice.tsx'
import { useProfile } from '../features/people/user/user.queries.ts'
import { holdForLogin, showLoginDialog } from '../lib/loginDialog.ts'
import { useSession } from '../lib/session.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { CoinAmount } from '../ui/CoinAmount.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LevelBadge } from '../ui/LevelBadge.tsx'

const goLive =
  'mx-1 mbs-2.5 flex h-11 flex-none items-center justify-center gap-2 rounded-full bg-raised text-[15px] font-bold shadow-line-strong [&_svg]:text-accent'
const quiet = 'flex h-9 min-w-0 flex-1 items-center justify-center gap-1 rounded-sm bg-raised px-1 text-[13px] font-semibold text-text-2'
const walletPaths =
  /^\/(recharge|cashRecord|withdraw|withdrawrecord|exchange|cashdesk|success|failed|selectAccount|addAccount|verifyStatement)$/

/** The desktop part of the rail: more links, followed hosts who are live, and the account. */
export function Rail({ path }: { path: string }) {
  const { data: profile } = useProfile()
  return (
    <>
      <Link to="/live/follow" onClick={holdForLogin} aria-current={path === '/live/follow' ? 'page' : undefined} className="nav-tab">
        <Icon name="heartLine" />
        <Trans>Following</Trans>
      </Link>
      <Link
        to="/message"
        search={{}}
        onClick={holdForLogin}
        aria-current={path === '/message' || path === '/chat' ? 'page' : undefined}
        className="nav-tab"
      >
        <Icon name="message" />
        <span className="flex-1">
          <Trans>Messages</Trans>
        </span>
        <UnreadMark />
      </Link>
      <Link to="/recharge" onClick={holdForLogin} aria-current={walletPaths.test(path) ? 'page' : undefined} className="nav-tab">
        <Icon name="wallet" />
        <span className="flex-1">
          <Trans>Wallet</Trans>
        </span>
        {profile && (
          <span className="text-[13px]">
            <CoinAmount amount={profile.coin} size={14} />
          </span>
        )}
      </Link>
      {profile?.isauth === 1 ? (
        <Link to="/liveAnchor" className={goLive}>
          <Icon name="camera" size={20} />
          <Trans>Go live</Trans>
        </Link>
      ) : (
        <Link to="/advertise" className={goLive}>
          <Icon name="badge" size={20} />
          <Trans>Become a host</Trans>
        </Link>
      )}
      <FollowedLive />
      <div className="mbs-auto flex-none pbs-4">
        <Person path={path} />
        <div className="flex gap-1.5 px-1">
          <LanguageChoice className={quiet} />
          <ThemeChoice className={quiet} />
        </div>
      </div>
    </>
  )
}

function Person({ path }: { path: string }) {
  const user = useSession((session) => session.user)
  if (!user)
    return (
      <div className="border-bs border-line px-1 py-3">
        <Button block data-testid="rail-log-in" onClick={showLoginDialog}>
          <Trans>Log in</Trans>
        </Button>
      </div>
    )
  const { id } = user
  return (
    <Link
      to="/mine"
      aria-current={path === '/mine' ? 'page' : undefined}
      className="flex items-center gap-2.5 border-bs border-line px-2.5 pbs-3 pbe-2.5 aria-[current]:text-accent"
    >
      <Avatar src={user.avatar} name={user.user_nicename} size={36} />
      <span className="min-w-0 flex-1">
        <b className="flex text-[14px] leading-[18px] font-semibold">
          <bdi className="truncate">{user.user_nicename}</bdi>
        </b>
        <span className="t-cap text-text-2">
          <Trans>ID {id}</Trans>
        </span>
      </span>
      <LevelBadge level={user.level} />
    </Link>
  )
}
