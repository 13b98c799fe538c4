import type { RecordKind } from '@nimbo/contract'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.tsx'

type Face = { icon: IconName } | { art: string }

const faces: Record<RecordKind, Face> = {
  gift: { icon: 'gift' },
  barrage: { icon: 'message' },
  guard: { art: 'guard-month' },
  room_fee: { art: 'room-paid' },
  minute_fee: { icon: 'clock' },
  tip: { icon: 'heart' },
  recharge: { icon: 'card' },
  reward: { icon: 'invite' },
  chargeback: { icon: 'undo' },
  reward_taken_back: { icon: 'undo' },
  votes_to_coins: { icon: 'flip' },
  coins_to_votes: { icon: 'flip' },
  withdrawal: { icon: 'cash' },
  deposit: { icon: 'lock' },
  pack_sent: { art: 'red-pack-closed' },
  pack_share: { art: 'red-pack-open' },
  pack_refund: { icon: 'history' },
}

export function LinePicture({ kind }: { kind: RecordKind }) {
  const face = faces[kind]
  return (
    <span className="grid size-[38px] flex-none place-items-center rounded-[10px] bg-raised text-text-2">
      {'icon' in face ? <Icon name={face.icon} size={20} /> : <img src={`/art/${face.art}.svg`} alt="" width={26} height={26} />}
    </span>
  )
}
