import { useLingui } from '@lingui/react/macro'
import type { RoomType } from '@nimbo/contract'
import { lazy } from 'react'
import type { RoomFeature, RoomSlice } from '../../../room/feature.ts'
import { MoreTile } from '../../../room/MoreTile.tsx'
import { useMoreRow, useRoom, useSlice } from '../../../room/useRoom.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'

const RoomTypeChip = lazy(async () => ({ default: (await import('../../../room/RoomTypeChip.tsx')).RoomTypeChip }))
const RoomTypeSheet = whenOpened(async () => (await import('./RoomTypeSheet.tsx')).RoomTypeSheet)

interface RoomTypeState {
  /** Undefined until the type was changed: what the room was entered with holds. */
  changed: { type: RoomType; type_val: string } | undefined
  choosing: boolean
}
const slice: RoomSlice<RoomTypeState> = {
  name: 'roomType',
  initial: { changed: undefined, choosing: false },
  on: { typeChanged: (state, { type, type_val }) => ({ ...state, changed: { type: type as RoomType, type_val } }) },
}

/** The anchor changes in mid-show who can join. */
export const roomType: RoomFeature<RoomTypeState> = {
  ...slice,
  slots: {
    background: { anchor: TypeSheet },
    chips: { anchor: TypeChip, order: 30 },
    more: { anchor: TypeRow, order: 30 },
  },
}

function useTerms(): { type: RoomType; type_val: string } {
  const { type, type_val } = useRoom().entered.room
  return useSlice(slice, (state) => state.changed) ?? { type, type_val }
}

function TypeChip() {
  return <RoomTypeChip room={useTerms()} />
}

function TypeRow() {
  const { t } = useLingui()
  const { update } = useRoom()
  const choose = useMoreRow(() => update(slice, (state) => ({ ...state, choosing: true })))
  return <MoreTile icon="lock" label={t`Who can join`} render={<button type="button" data-testid="change-room-type" onClick={choose} />} />
}

/** Beside the sheet behind "More", which closes when its row is pressed. */
function TypeSheet() {
  const { address, update } = useRoom()
  const terms = useTerms()
  const open = useSlice(slice, (state) => state.choosing)
  const setOpen = (choosing: boolean) => update(slice, (state) => ({ ...state, choosing }))
  return <RoomTypeSheet open={open} onOpenChange={setOpen} stream={address.stream} terms={terms} />
}
