import { useLingui } from '@lingui/react/macro'
import { MoreSwitch } from '../../../room/MoreTile.tsx'
import { chooseSound } from '../../../room/sound.ts'
import { useCore, useRoom } from '../../../room/useRoom.ts'

export function SoundRow() {
  const { t } = useLingui()
  const room = useRoom()
  const soundOn = useCore((core) => core.soundOn)
  return <MoreSwitch icon="volume" label={t`Sound`} on={soundOn} onChange={(on) => chooseSound(room, on)} />
}
