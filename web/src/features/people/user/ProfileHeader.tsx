import { Trans, useLingui } from '@lingui/react/macro'
import type { Output, User } from '@nimbo/contract'
import { Link } from '@tanstack/react-router'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import { useCopy } from '../../../ui/useCopy.ts'

type Profile = Output<typeof User.getBaseInfo>

/** The whole head leads to editing; only the number in it does something of its own. */
export function ProfileHeader({ profile }: { profile: Profile }) {
  return (
    <header className="relative flex items-center gap-3.5 px-4 pbs-3">
      <span className="bg-accent-grad rounded-full p-[3px]">
        <span className="block rounded-full bg-bg p-[2.5px]">
          <Avatar src={profile.avatar} name={profile.user_nicename} size={76} />
        </span>
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-1.5">
          <h1 className="flex min-w-0 text-[21px] leading-[26px] font-extrabold">
            <bdi className="truncate">{profile.user_nicename}</bdi>
          </h1>
          <LevelBadge level={profile.level} />
        </div>
        <div className="t-cap mbs-0.5 flex items-center gap-1 text-text-2 tabular-nums">
          <IdCopy id={profile.id} />
          {profile.city && (
            <span className="truncate">
              · <bdi>{profile.city}</bdi>
            </span>
          )}
        </div>
        {profile.signature && (
          <p className="t-sub mbs-1 line-clamp-2 text-text-2">
            <bdi>{profile.signature}</bdi>
          </p>
        )}
      </div>
      <Link to="/user/edit" className="-me-2 grid size-11 flex-none place-items-center text-text-3 after:absolute after:inset-0">
        <span className="sr-only">
          <Trans>Edit profile</Trans>
        </span>
        <Icon name="next" flip size={18} />
      </Link>
    </header>
  )
}

function IdCopy({ id }: { id: number }) {
  const { t } = useLingui()
  const copy = useCopy()
  return (
    <button type="button" onClick={() => copy(String(id))} className="hit-44 z-10 flex flex-none items-center gap-1.5">
      <Trans>ID {id}</Trans>
      <span className="sr-only">{t`Copy`}</span>
      <Icon name="copy" size={13} />
    </button>
  )
}
