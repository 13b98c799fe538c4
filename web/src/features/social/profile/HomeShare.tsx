import { useLingui } from '@lingui/react/macro'
import { useShareLink } from '../../../room/useShareLink.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Home } from './profile.queries.ts'

/** Hands a home on. */
export function HomeShare({ home: { id, user_nicename } }: { home: Home }) {
  const { t } = useLingui()
  const { share } = useShareLink(`/user/home?touid=${id}`, user_nicename)
  return <IconButton icon="share" flip variant="glass" size={40} label={t`Share`} onClick={share} />
}
