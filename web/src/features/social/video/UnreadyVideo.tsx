import { Trans, useLingui } from '@lingui/react/macro'
import type { ShortVideo } from '@nimbo/contract'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { goBack } from '../../../lib/goBack.ts'
import { Button } from '../../../ui/Button.tsx'
import { importChunk } from '../../../ui/codeGone.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useVideoFaultText } from '../../../lib/useVideoFaultText.ts'

const DeleteVideo = lazy(async () => ({ default: (await importChunk(() => import('./DeleteVideo.tsx'))).DeleteVideo }))

/** A video of mine that nobody sees yet, or any more. */
export function UnreadyVideo({ video }: { video: ShortVideo }) {
  const { t, i18n } = useLingui()
  const faultText = useVideoFaultText()
  const [deleting, setDeleting] = useState<boolean>()
  const done = i18n.number(video.progress / 100, { style: 'percent' })
  const told = {
    refused: { title: t`This video can’t be shown`, text: faultText(video.fault) },
    removed: { title: t`Your video was removed`, text: t`You can read why and appeal.` },
    waiting: { title: t`Waiting to be processed`, text: t`You can leave this page.` },
    converting: { title: t`Processing, ${done}`, text: t`You can leave this page.` },
    ready: { title: '', text: '' },
  }[video.state]
  return (
    <div data-testid="video-unready">
      <EmptyState
        picture="live"
        {...told}
        action={
          <span className="flex flex-col items-center gap-3">
            {video.state === 'removed' && (
              <Link to="/sanction" className="hit-44 text-accent">
                <Trans>See why</Trans>
              </Link>
            )}
            <Button variant="glass" onClick={() => setDeleting(true)}>
              <Trans>Delete video</Trans>
            </Button>
          </span>
        }
      />
      {deleting !== undefined && (
        <Suspense>
          <DeleteVideo id={video.id} open={deleting} onOpenChange={setDeleting} onDeleted={goBack} />
        </Suspense>
      )}
    </div>
  )
}
