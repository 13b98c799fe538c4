import { Trans, useLingui } from '@lingui/react/macro'
import type { ShortVideo } from '@nimbo/contract'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { holdForLogin } from '../../../lib/loginDialog.ts'
import { storePendingRoom } from '../../../lib/pendingRoom.ts'
import { isSignedIn } from '../../../lib/session.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { CountText } from '../../../ui/CountText.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import { LiveBadge } from '../../../ui/LiveBadge.tsx'
import { useArrival } from '../../../ui/useArrival.ts'

/** Longer ones are cut after two lines until somebody asks. */
const SHORT = 70

/** Author, date and text of a video, and the way to the author's live, while there is one. */
export function VideoInfo({ video }: { video: ShortVideo }) {
  const { t } = useLingui()
  const { day } = useFormat()
  const heading = useArrival()
  const [isWhole, setWhole] = useState(false)
  const { uid, user_nicename: name, level_anchor: level, addtime, views, title, stream } = video
  const isCut = title.length > SHORT && !isWhole
  return (
    <div className="video-info">
      <h1 ref={heading} tabIndex={-1} className="text-shade">
        <Link to="/user/home" search={{ touid: uid }}>
          <bdi>{name}</bdi>
        </Link>
        <LevelBadge level={level} />
        <small>· {day(addtime)}</small>
        <small>
          <Icon name="eye" size={15} />
          <CountText value={views} />
          <span className="sr-only">{t`views`}</span>
        </small>
      </h1>
      {title && (
        <p className="text-shade" data-cut={isCut || undefined}>
          <bdi>{title}</bdi>
          {isCut && (
            <button type="button" onClick={() => setWhole(true)}>
              <Trans>more</Trans>
            </button>
          )}
        </p>
      )}
      {stream && (
        <Link
          to="/liveAudience"
          search={{ liveuid: uid, stream }}
          className="video-live glass"
          onClick={(click) => {
            if (!isSignedIn()) storePendingRoom({ liveuid: uid, stream })
            holdForLogin(click)
          }}
        >
          <LiveBadge />
          <Trans>Live now</Trans>
          <Icon name="next" flip size={16} />
        </Link>
      )}
    </div>
  )
}
