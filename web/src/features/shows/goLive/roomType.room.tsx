import type { RoomType } from '@nimbo/contract'
import { lazy } from 'react'
import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'
import { useRoom, useSlice } from '../../../room/useRoom.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { roomTypeSlice as slice } from './roomType.slice.ts'
import type { RoomTypeState } from './roomType.slice.ts'

const RoomTypeChip = lazy(async () => ({ default: (await import('../../../room/RoomTypeChip.tsx')).RoomTypeChip }))
const RoomTypeRow = lazyDrawing(async () => (await import('./RoomTypeRow.tsx')).RoomTypeRow)
const RoomTypeSheet = whenOpened(async () => (await import('./RoomTypeSheet.tsx')).RoomTypeSheet)

/** The anchor changes in mid-show who can join. */
export const roomType: RoomFeature<RoomTypeState> = {
  ...slice,
  slots: {
    background: { anchor: TypeSheet },
    chips: { anchor: TypeChip, order: 30 },
    more: { anchor: RoomTypeRow, order: 30 },
  },
}

function useTerms(): { type: RoomType; type_val: string } {
  const { type, type_val } = useRoom().entered.room
  return useSlice(slice, (state) => state.changed) ?? { type, type_val }
}

function TypeChip() {
  return <RoomTypeChip room={useTerms()} />
}

/** Beside the sheet behind "More", which closes when its row is pressed. */
function TypeSheet() {
  const { address, update } = useRoom()
  const terms = useTerms()
  const open = useSlice(slice, (state) => state.choosing)
  const setOpen = (choosing: boolean) => update(slice, (state) => ({ ...state, choosing }))
  return <RoomTypeSheet open={open} onOpenChange={setOpen} stream={address.stream} terms={terms} />
}
