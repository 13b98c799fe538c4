import { Trans, useLingui } from '@lingui/react/macro'
import type { ShortVideo } from '@nimbo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../lib/session.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EndlessList } from '../../../ui/EndlessList.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { homeVideosQuery } from './video.queries.ts'
import { VideoTile } from './VideoTile.tsx'

const grid = 'grid grid-cols-3 gap-1.5 px-3 pbs-3 landscape:grid-cols-6 tablet:grid-cols-4 tablet:gap-2 desktop:grid-cols-5'

/** Videos of a person, newest first; of oneself also those that are not ready. */
export function HomeVideos({ touid }: { touid: number }) {
  const { t } = useLingui()
  const uid = useSession((session) => session.uid)
  const query = useInfiniteQuery(homeVideosQuery(uid, touid))
  const isMine = uid === touid
  return (
    <EndlessList
      query={query}
      itemsOf={(list) => list}
      loading={
        <div role="status" aria-label={t`Loading`} className={grid}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="aspect-[3/4] rounded-md" />
          ))}
        </div>
      }
      empty={
        <EmptyState
          picture="live"
          title={t`No videos yet`}
          text={isMine ? t`Share a moment of up to a minute.` : undefined}
          action={
            isMine && (
              <Link to="/videoUpload" className="bg-accent-grad inline-block rounded-full px-6 py-3 font-bold text-on-accent">
                <Trans>Post a video</Trans>
              </Link>
            )
          }
        />
      }
    >
      {(videos: readonly ShortVideo[]) => (
        <ul className={grid} data-testid="home-videos">
          {videos.map((video) => (
            <li key={video.id}>
              <VideoTile video={video} touid={touid} />
            </li>
          ))}
        </ul>
      )}
    </EndlessList>
  )
}
