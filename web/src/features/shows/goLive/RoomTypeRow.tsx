import { useLingui } from '@lingui/react/macro'
import { MoreTile } from '../../../room/MoreTile.tsx'
import { useMoreRow, useRoom } from '../../../room/useRoom.ts'
import { roomTypeSlice } from './roomType.slice.ts'

export function RoomTypeRow() {
  const { t } = useLingui()
  const { update } = useRoom()
  const choose = useMoreRow(() => update(roomTypeSlice, (state) => ({ ...state, choosing: true })))
  return <MoreTile icon="lock" label={t`Who can join`} render={<button type="button" data-testid="change-room-type" onClick={choose} />} />
}
