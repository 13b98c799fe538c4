import { useLingui } from '@lingui/react/macro'
import { useCore, useRoom } from '../../room/useRoom.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { Switch } from '../../ui/Switch.tsx'

export function SoundRow() {
  const { t } = useLingui()
  const { setCore } = useRoom()
  const on = useCore((core) => core.soundOn)
  return (
    <ListRow icon="volume" label={t`Sound`} end={<Switch label={t`Sound`} checked={on} onChange={(soundOn) => setCore({ soundOn })} />} />
  )
}
