import { Trans, useLingui } from '@lingui/react/macro'
import { roomTypes } from '@nimbo/contract'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { dropRoom } from '../lib/hostedRoom.ts'
import { Icon } from '../ui/Icon.tsx'
import { LiveBadge } from '../ui/LiveBadge.tsx'
import { toast } from '../ui/toast.ts'
import { RoomTypeChip } from './RoomTypeChip.tsx'
import { chooseSound } from './sound.ts'
import { useCornerDrag } from './useCornerDrag.ts'
import { useCore, useRoom } from './useRoom.ts'
import './floating.css'

/** A room whose screen was left: its picture goes on in a corner, a tap returns, a drag moves it to another corner. */
export function FloatingPlayer() {
  const { t } = useLingui()
  const floating = useCore((core) => core.floating)
  const ended = useCore((core) => core.ended !== undefined)
  const refused = useCore((core) => core.connection === 'refused' || core.removed)
  useEffect(() => {
    if (!floating || (!ended && !refused)) return
    dropRoom()
    toast(ended ? t`This live has ended` : t`You’re no longer watching this live`)
  }, [floating, ended, refused, t])
  return floating && <Corner />
}

function Corner() {
  const { t } = useLingui()
  const room = useRoom()
  const soundOn = useCore((core) => core.soundOn)
  const waiting = useCore((core) => core.tiles.length === 0)
  const drag = useCornerDrag()
  const { room: card } = room.entered
  return (
    <div className="floating" data-testid="floating-room">
      <Link {...drag} to="/liveAudience" search={room.address} draggable={false} className="floating-open" data-testid="return-to-room">
        <span className="sr-only">
          <Trans>Return to live</Trans>{' '}
        </span>
        <i aria-hidden="true" className="floating-grip" />
        <span className="floating-text">
          {card.type === roomTypes.timed && <RoomTypeChip room={card} />}
          <span role="status" className="t-cap">
            {waiting && <Trans>Connecting…</Trans>}
          </span>
          <LiveBadge />
          <bdi className="room-cut">{card.user_nicename}</bdi>
        </span>
      </Link>
      <button
        type="button"
        className="floating-button"
        data-side="start"
        aria-label={t`Sound`}
        aria-pressed={soundOn}
        onClick={() => chooseSound(room, !soundOn)}
      >
        <Icon name={soundOn ? 'volume' : 'mute'} size={18} />
      </button>
      <button
        type="button"
        className="floating-button"
        data-side="end"
        data-testid="close-floating"
        aria-label={t`Close`}
        onClick={dropRoom}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}
