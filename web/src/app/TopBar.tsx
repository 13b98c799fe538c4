import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSearching } from '../features/rooms/home/useSearching.ts'
import { MessagesButton } from '../features/social/message/MessagesButton.tsx'
import { useProfile } from '../features/people/user/user.queries.ts'
import { useSession } from '../lib/session.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { CoinAmount } from '../ui/CoinAmount.tsx'
import { Icon } from '../ui/Icon.tsx'
import { whenOpened } from '../ui/whenOpened.tsx'

const SearchOverlay = whenOpened(async () => (await import('../features/rooms/home/SearchOverlay.tsx')).SearchOverlay)

const field =
  'flex h-11 min-w-0 flex-1 items-center gap-2 rounded-full bg-raised px-3.5 text-start text-[15px] leading-5 text-text-3 shadow-line desktop:h-10 desktop:max-w-120'
const key =
  'ms-auto hidden size-5 place-items-center rounded-[5px] bg-overlay text-[11px] font-bold text-text-2 shadow-line-strong desktop:grid'

/** Search on every wide screen; a tablet has no rail, so here it also finds purse, camera and profile. */
export function TopBar() {
  const { t } = useLingui()
  const [searching, setSearching] = useSearching()
  useSlash(() => setSearching(true))
  return (
    <div role="search" aria-label={t`Search`} className="flex h-15 items-center gap-3 px-5 desktop:h-16 desktop:px-6">
      <img src="/art/app-icon.svg" alt="" className="size-11 desktop:hidden" />
      <button type="button" onClick={() => setSearching(true)} aria-keyshortcuts="/" className={field}>
        <Icon name="search" size={18} />
        <span className="truncate">
          <Trans>Search hosts, titles or IDs</Trans>
        </span>
        <kbd aria-hidden="true" className={key}>
          /
        </kbd>
      </button>
      <Own />
      <SearchOverlay open={searching} onOpenChange={setSearching} />
    </div>
  )
}

function Own() {
  const { t } = useLingui()
  const user = useSession((session) => session.user)
  const { data: profile } = useProfile()
  if (!user) return null
  return (
    <div className="flex flex-none items-center gap-3 desktop:hidden">
      {profile && (
        <Link
          to="/recharge"
          className="flex h-11 items-center gap-1.5 rounded-full bg-gold-soft px-3 text-[15px] text-gold shadow-[inset_0_0_0_1px_var(--gold-line)]"
        >
          <CoinAmount amount={profile.coin} />
          <span className="sr-only">
            <Trans>Recharge</Trans>
          </span>
          <Icon name="plus" size={14} stroke={2.4} />
        </Link>
      )}
      {profile?.isauth === 1 && (
        <Link to="/liveAnchor" aria-label={t`Go live`} className="grid size-11 place-items-center rounded-full bg-raised shadow-line">
          <Icon name="camera" />
        </Link>
      )}
      <MessagesButton filled />
      <Link to="/mine" aria-label={t`Me`} className="rounded-full">
        <Avatar src={user.avatar} name={user.user_nicename} size={44} />
      </Link>
    </div>
  )
}

/** "/" opens the search unless a text field has the focus. */
function useSlash(onSlash: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return
      event.preventDefault()
      onSlash()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onSlash])
}
