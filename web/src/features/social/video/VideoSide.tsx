import { useLingui } from '@lingui/react/macro'
import type { ShortVideo } from '@nimbo/contract'
import { Link } from '@tanstack/react-router'
import { showLoginDialog } from '../../../lib/loginDialog.ts'
import { refusalText } from '../../../lib/refusalText.ts'
import { isSignedIn, useSession } from '../../../lib/session.ts'
import { useFollow } from '../../../room/useFollow.ts'
import { useShareLink } from '../../../room/useShareLink.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { CountText } from '../../../ui/CountText.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { toast } from '../../../ui/toast.ts'
import { useLike } from './video.queries.ts'

export const videoPath = (id: number) => `/videoPlay?id=${id}`

/** Actions on a video: follow, like, share. */
export function VideoSide({ video }: { video: ShortVideo }) {
  const { t } = useLingui()
  const like = useLike(video)
  const { share } = useShareLink(videoPath(video.id), video.title || video.user_nicename)
  const isLiked = video.islike === 1
  const tapLike = () => {
    if (!isSignedIn()) return showLoginDialog()
    like.mutate(isLiked ? 0 : 1, { onError: (error) => toast.error(refusalText(error) ?? t`Something went wrong. Try again.`) })
  }
  return (
    <div className="video-side">
      <VideoAuthor video={video} />
      <button type="button" aria-pressed={isLiked} data-testid="video-like" onClick={tapLike}>
        <Icon name={isLiked ? 'heart' : 'heartLine'} size={34} className={isLiked ? 'text-accent' : ''} />
        <span className="sr-only">{t`Like`}</span>
        <CountText value={video.likes} />
      </button>
      <button type="button" aria-label={t`Share`} onClick={share}>
        <Icon name="share" flip size={32} />
      </button>
    </div>
  )
}

function VideoAuthor({ video }: { video: ShortVideo }) {
  const { t } = useLingui()
  const me = useSession((session) => session.uid)
  const { uid, user_nicename: name, avatar_thumb: avatar, isattent } = video
  const { following, busy, toggle } = useFollow(uid, isattent === 1)
  return (
    <div className="video-author">
      <Link to="/user/home" search={{ touid: uid }} aria-label={name}>
        <Avatar src={avatar} name={name} size={48} ring />
      </Link>
      {uid !== me && !following && (
        <button
          type="button"
          className="hit-44"
          aria-label={t`Follow`}
          disabled={busy}
          onClick={() => (isSignedIn() ? toggle() : showLoginDialog())}
        >
          <Icon name="plus" size={15} stroke={2.6} />
        </button>
      )}
    </div>
  )
}
