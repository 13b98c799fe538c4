import { useLingui } from '@lingui/react/macro'
import type { ShortVideo } from '@nimbo/contract'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { useShareLink } from '../../../room/useShareLink.ts'
import { ListRow } from '../../../ui/ListRow.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { DeleteVideo } from './DeleteVideo.tsx'
import { videoPath } from './VideoSide.tsx'

interface VideoMoreProps {
  video: ShortVideo
  open: boolean
  onOpenChange: (open: boolean) => void
  onDeleted: () => void
}

/** Less common actions on a video. */
export function VideoMore({ video, open, onOpenChange, onDeleted }: VideoMoreProps) {
  const { t } = useLingui()
  const me = useSession((session) => session.uid)
  const [deleting, setDeleting] = useState(false)
  const { id, uid } = video
  const { copy } = useShareLink(videoPath(id), video.title)
  const close = (act: () => void) => () => {
    onOpenChange(false)
    act()
  }
  return (
    <>
      <Sheet menu open={open} onOpenChange={onOpenChange} title={t`More`}>
        <ListRow icon="copy" label={t`Copy link`} render={<button type="button" onClick={close(copy)} />} />
        {uid === me ? (
          <ListRow icon="trash" label={t`Delete video`} render={<button type="button" onClick={close(() => setDeleting(true))} />} />
        ) : (
          <ListRow icon="flag" label={t`Report this video`} render={<Link to="/liveReport" search={{ touid: uid, videoid: id }} />} />
        )}
      </Sheet>
      <DeleteVideo id={id} open={deleting} onOpenChange={setDeleting} onDeleted={onDeleted} />
    </>
  )
}
