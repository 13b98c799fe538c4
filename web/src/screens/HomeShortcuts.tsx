import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MessagesButton } from '../features/social/message/MessagesButton.tsx'
import { useProfile } from '../features/people/user/user.queries.ts'
import { Icon } from '../ui/Icon.tsx'

const round = 'grid size-10 flex-none place-items-center rounded-full bg-raised shadow-line hit-44 relative'

/** Beside the search of a phone: what stands there on every wider screen. */
export function HomeShortcuts() {
  const { t } = useLingui()
  const { data: profile } = useProfile()
  return (
    <>
      {profile?.isauth === 1 && (
        <Link to="/liveAnchor" aria-label={t`Go live`} data-testid="home-go-live" className={round}>
          <Icon name="camera" size={20} />
        </Link>
      )}
      <Link to="/notices" aria-label={t`Notifications`} data-testid="home-notices" className={round}>
        <Icon name="bell" size={20} />
      </Link>
      <MessagesButton filled />
    </>
  )
}
