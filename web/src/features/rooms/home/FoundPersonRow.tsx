import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FoundPerson } from '@nimbo/contract'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { showLoginDialog } from '../../../lib/loginDialog.ts'
import { useSession } from '../../../lib/session.ts'
import { useFollow } from '../../../room/useFollow.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import { LiveBadge } from '../../../ui/LiveBadge.tsx'
import { Marked } from './Marked.tsx'
import { holdRoomForLogin } from './RoomTile.tsx'
import { compactNumber } from '../../../ui/compactNumber.ts'
import { useLocale } from '../../../ui/useLocale.ts'

const shape = 'flex min-w-0 flex-1 items-center gap-3 py-2'

/** A person in a list: who is on air leads to their room, everybody's picture to their home. */
export function FoundPersonRow({ person, words = '' }: { person: FoundPerson; words?: string }) {
  const { t } = useLingui()
  const { id, user_nicename: name, avatar_thumb: picture, stream, islive: live } = person
  const face = <Avatar src={picture} name={name} size={48} />
  const home = { to: '/user/home', search: { touid: id } } as const
  return (
    <li data-testid="found-person" className="flex min-h-16 items-center gap-2.5 px-4">
      {live === 1 ? (
        <span className={shape}>
          <Link {...home} aria-label={t`Profile of ${name}`} className="rounded-full">
            {face}
          </Link>
          <Link
            to="/liveAudience"
            search={{ liveuid: id, stream }}
            onClick={(click) => holdRoomForLogin({ uid: id, stream }, click)}
            className="flex min-w-0 flex-1 items-center gap-3"
          >
            <Who person={person} words={words} />
            <LiveBadge />
          </Link>
        </span>
      ) : (
        <Link {...home} className={shape}>
          {face}
          <Who person={person} words={words} />
        </Link>
      )}
      <FollowButton person={person} />
    </li>
  )
}

function Who({ person, words }: { person: FoundPerson; words: string }): ReactNode {
  const { t } = useLingui()
  const { id, user_nicename: name, level } = person
  return (
    <span className="min-w-0 flex-1">
      <span className="flex items-center gap-1.5 text-[15px] leading-5 font-semibold">
        <bdi className="truncate">
          <Marked text={name} words={words} />
        </bdi>
        {person.isauth === 1 && (
          <span className="flex-none text-info" role="img" aria-label={t`Certified host`}>
            <Icon name="badge" size={17} />
          </span>
        )}
        <LevelBadge level={level} />
      </span>
      <span className="t-cap block truncate text-text-2 tabular-nums">
        <Trans>ID {id}</Trans> · <Followers count={person.fans} />
      </span>
    </span>
  )
}

function Followers({ count: value }: { count: number }): ReactNode {
  const { t } = useLingui()
  const count = compactNumber(useLocale(), value)
  return t`${plural(value, { one: `${count} follower`, other: `${count} followers` })}`
}

function FollowButton({ person: { id, user_nicename: name, isattention } }: { person: FoundPerson }) {
  const { uid, token } = useSession()
  const { following, busy, toggle } = useFollow(id, isattention === 1)
  if (id === uid) return null
  const variant = following ? 'bg-raised text-text shadow-line-strong' : 'bg-accent-soft text-accent shadow-[inset_0_0_0_1px_var(--accent)]'
  return (
    <button
      type="button"
      aria-pressed={following}
      aria-busy={busy || undefined}
      onClick={token === undefined ? showLoginDialog : toggle}
      className={`hit-44 h-9 min-w-23 flex-none rounded-full px-3.5 text-[13.5px] font-bold ${variant}`}
    >
      {following ? <Trans context="I follow this person">Following</Trans> : <Trans>Follow</Trans>} <bdi className="sr-only">{name}</bdi>
    </button>
  )
}
