import { Trans } from '@lingui/react/macro'
import { guardTypes } from '@nimbo/contract'
import { Link } from '@tanstack/react-router'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { Home } from './profile.queries.ts'

/** The guard wall: a few faces, and the way to all of them. Nothing while nobody guards. */
export function HomeGuards({ home: { id, guards, user_nicename: name } }: { home: Home }) {
  if (guards.length === 0) return null
  const tier = guards.some(({ type }) => type === guardTypes.year) ? 'year' : 'month'
  return (
    <Link
      to="/user/guards"
      search={{ touid: id }}
      data-testid="guard-wall"
      className="mx-4 mbs-3.5 flex min-h-[46px] items-center gap-2 rounded-lg bg-violet-soft ps-2.5 pe-3 text-[14px] leading-5 font-semibold"
    >
      <span className="flex -space-x-2 rtl:space-x-reverse">
        {guards.map((guard) => (
          <span key={guard.id} className="rounded-full shadow-[0_0_0_2px_var(--bg)]">
            <Avatar src={guard.avatar_thumb} name={guard.user_nicename} size={30} />
          </span>
        ))}
      </span>
      <span className="min-w-0 flex-1 truncate">
        <Trans>
          Guards of <bdi>{name}</bdi>
        </Trans>
      </span>
      <img src={`/art/guard-${tier}.svg`} alt="" width={30} height={30} />
      <Icon name="next" flip size={16} className="text-text-3" />
    </Link>
  )
}
