import { refusalOf, Video } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { UnreadyVideo } from '../features/social/video/UnreadyVideo.tsx'
import { useVideoTravel } from '../features/social/video/useVideoTravel.ts'
import { VideoStage } from '../features/social/video/VideoStage.tsx'
import { videoQuery } from '../features/social/video/video.queries.ts'
import '../features/social/video/video.css'
import { goBack } from '../lib/goBack.ts'
import { holdNight } from '../lib/preferences.ts'
import { useSession } from '../lib/session.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

export function VideoPlayScreen() {
  const { t } = useLingui()
  const { id, touid } = useSearch({ from: '/videoPlay' })
  const uid = useSession((session) => session.uid)
  const { data: video, error, refetch } = useQuery(videoQuery(uid, id))
  const travel = useVideoTravel(id, touid)
  // Dark as a room is, whatever the theme.
  useEffect(holdNight, [])
  const isGone = refusalOf(error, Video.getVideo) === 'NoSuchVideo'

  if (video?.state === 'ready' && !isGone)
    return (
      <main className="video-frame">
        <img src={video.thumb} alt="" />
        <VideoStage key={id} video={video} travel={travel} />
      </main>
    )
  return (
    <VideoFrame>
      {isGone ? (
        <EmptyState
          picture="live"
          title={t`This video isn’t available`}
          text={t`It may have been deleted.`}
          action={
            <Link to="/index" className="hit-44 text-accent">
              <Trans>Back to home</Trans>
            </Link>
          }
        />
      ) : video ? (
        <UnreadyVideo video={video} />
      ) : error ? (
        <ErrorState onReload={() => void refetch()} />
      ) : (
        <div role="status" aria-label={t`Loading`} className="absolute inset-0">
          <Skeleton className="absolute start-4 inset-be-24 h-5 w-40 bg-overlay" />
          <Skeleton className="absolute start-4 inset-be-16 h-4 w-64 bg-overlay" />
        </div>
      )}
    </VideoFrame>
  )
}

/** Without a film: the way back stays. */
function VideoFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <main className="video-frame">
      <div className="video-screen place-items-center">
        {children}
        <div className="video-top">
          <IconButton icon="back" flip variant="glass" size={44} label={t`Back`} onClick={goBack} />
        </div>
      </div>
    </main>
  )
}
