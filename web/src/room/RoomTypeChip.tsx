import { Trans, useLingui } from '@lingui/react/macro'
import { roomTypes } from '@nimbo/contract'
import type { RoomCard } from '@nimbo/contract'
import type { ReactNode } from 'react'

const chip =
  'flex h-[22px] w-fit items-center gap-1 rounded-full bg-ink-65 ps-0.5 pe-2 text-[11px] leading-[22px] font-bold backdrop-blur-[6px] tabular-nums'

/** Terms of entering; an ordinary room has no chip. */
export function RoomTypeChip({ room }: { room: Pick<RoomCard, 'type' | 'type_val'> }) {
  const { i18n } = useLingui()
  const fee = i18n.number(Number(room.type_val) || 0)
  switch (room.type) {
    case roomTypes.normal:
      return null
    case roomTypes.password:
      return (
        <Face picture="password">
          <Trans>Password</Trans>
        </Face>
      )
    case roomTypes.paid:
      return (
        <Face picture="paid" coin>
          {fee}
        </Face>
      )
    case roomTypes.timed:
      return (
        <Face picture="timed" coin>
          <Trans comment="Price of a room charged by the minute">{fee}/min</Trans>
        </Face>
      )
  }
}

function Face({ picture, coin = false, children }: { picture: string; coin?: boolean; children: ReactNode }) {
  return (
    <span className={chip}>
      <img src={`/art/room-${picture}.svg`} alt="" className="size-[18px]" />
      {coin && <img src="/art/coin.svg" alt="" className="size-4" />}
      {children}
    </span>
  )
}
