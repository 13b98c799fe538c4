import { Link } from '@tanstack/react-router'
import { timeText } from '../../lib/timeText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { RoomNow } from './status.queries.ts'

interface RoomDialogProps {
  room: RoomNow
  type: string
  onClose: () => void
}

/** Facts of a room on air, and links to its cases and its host's sanctions. */
export function RoomDialog({ room, type, onClose }: RoomDialogProps) {
  const facts = [
    ['Host', `${room.user_nicename} · ID ${room.uid}`],
    ['Type', type],
    ['Watching', room.nums.toLocaleString('en')],
    ['On air since', timeText(room.starttime)],
    ['Stream', room.stream],
  ]
  const link = 'font-semibold text-accent underline underline-offset-2'
  return (
    <Dialog title={room.title || room.user_nicename} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 pbs-3 text-[14px] leading-5" data-testid="room-facts">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-text-2">{name}</dt>
            <dd className="min-w-0 break-words">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-4 pbs-4">
        <Link to="/reports" search={{ state: 'live' }} className={link}>
          Open cases of lives on air
        </Link>
        <Link to="/sanctions" search={{ state: 'all', uid: room.uid }} className={link}>
          Sanctions of this host
        </Link>
      </p>
      <div className="pbs-4">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  )
}
