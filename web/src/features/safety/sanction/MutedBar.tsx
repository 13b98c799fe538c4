import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../../lib/useFormat.ts'
import { useCore, useRoom } from '../../../room/useRoom.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import './mutedBar.css'

const MutedSheet = whenOpened(async () => (await import('./MutedSheet.tsx')).MutedSheet)

/** In the input's place: that I am muted, until when, and why behind it. */
export function MutedBar({ onOver }: { onOver: () => void }) {
  const until = useCore((core) => core.mutedUntil)
  const [open, setOpen] = useState(false)
  const { dayTime } = useFormat()
  useMuteEnd(until, onOver)
  useNewMute(until, () => setOpen(true))
  const time = dayTime(until ?? 0)
  return (
    <>
      {until !== undefined && (
        <button type="button" data-testid="muted-bar" className="muted-bar glass" onClick={() => setOpen(true)}>
          <Icon name="mute" size={18} />
          {until > 0 ? <Trans>You’re muted until {time}</Trans> : <Trans>You’re muted in this live</Trans>}
        </button>
      )}
      <MutedSheet open={open} onOpenChange={setOpen} />
    </>
  )
}

/** A mute ends by itself; should this device's clock run ahead, the server still refuses. */
function useMuteEnd(until: number | undefined, onOver: () => void): void {
  const latest = useRef(onOver)
  useEffect(() => {
    latest.current = onOver
  })
  const over = useNow(until ? 1 : Infinity) >= (until || Infinity)
  useEffect(() => {
    if (over) latest.current()
  }, [over])
}

/** A mute during the show is announced at once; a viewer who enters muted sees the bar. */
function useNewMute(until: number | undefined, tell: () => void): void {
  const { entered } = useRoom()
  const known = useRef(entered.shutup === 1 ? entered.shutup_until : undefined)
  useEffect(() => {
    if (until !== undefined && known.current === undefined) tell()
    known.current = until
  })
}
