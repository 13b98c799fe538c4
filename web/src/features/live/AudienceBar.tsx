import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { whenOpened } from '../../ui/whenOpened.tsx'
import { ChatComposer } from './ChatComposer.tsx'
import { HeartOrb } from './HeartOrb.tsx'
import type { RoomAddress } from './live.queries.ts'
import { useShare } from './useShare.ts'

const MoreSheet = whenOpened(async () => (await import('./MoreSheet.tsx')).MoreSheet, { ahead: true })

interface AudienceBarProps {
  room: RoomAddress
  title: string
  sound: { on: boolean; toggle: () => void }
  onSay: (text: string) => void
  onHeart: () => void
  onClear: () => void
}

export function AudienceBar({ room, title, sound, onSay, onHeart, onClear }: AudienceBarProps) {
  const { t } = useLingui()
  const [more, setMore] = useState(false)
  const { share, copy } = useShare(room, title)
  return (
    <>
      <ChatComposer onSay={onSay}>
        <IconButton icon="share" flip look="glass" size={44} label={t`Share`} onClick={share} />
        <IconButton icon="more" look="glass" size={44} label={t`More`} onClick={() => setMore(true)} />
        <HeartOrb onTap={onHeart} />
      </ChatComposer>
      <MoreSheet open={more} onOpenChange={setMore} onClearScreen={onClear} onCopyLink={copy} soundOn={sound.on} onSound={sound.toggle} />
    </>
  )
}
