import { useLingui } from '@lingui/react/macro'
import { chooseSound } from '../../room/sound.ts'
import { useCore, useRoom } from '../../room/useRoom.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { Switch } from '../../ui/Switch.tsx'

export function SoundRow() {
  const { t } = useLingui()
  const room = useRoom()
  const soundOn = useCore((core) => core.soundOn)
  return (
    <ListRow icon="volume" label={t`Sound`} end={<Switch label={t`Sound`} checked={soundOn} onChange={(on) => chooseSound(room, on)} />} />
  )
}
