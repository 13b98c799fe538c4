import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { resolutions } from '../../../lib/media/camera.ts'
import type { ChoiceSheetProps } from '../../../ui/ChoiceSheet.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import type { Camera } from './useCamera.ts'
import './broadcast.css'

const ChoiceSheet = whenOpened<ChoiceSheetProps<string>>(async () => (await import('../../../ui/ChoiceSheet.tsx')).ChoiceSheet)

const keys = resolutions.map((lines) => ({ key: `${lines}p` as const, label: `${lines}p`, lines }))

/** Camera controls at the end side; the resolution is chosen before going live, the microphone is muted while live. */
export function CameraTools({ camera, live }: { camera: Camera; live: boolean }) {
  const { t } = useLingui()
  const [choosing, setChoosing] = useState(false)
  const value = `${camera.resolution}p` as const
  return (
    <div className="camera-tools" role="group" aria-label={t`Camera`}>
      <Tool icon="flip" label={t`Flip`} busy={camera.changing} onClick={camera.flip} />
      <Tool icon="mirror" label={t`Mirror`} on={camera.mirror} onClick={camera.toggleMirror} />
      {live && (
        <Tool icon={camera.micOn ? 'mic' : 'micOff'} label={t`Mic`} pressed={camera.micOn} on={!camera.micOn} onClick={camera.toggleMic} />
      )}
      {camera.torchOffered && <Tool icon="torch" label={t`Flashlight`} on={camera.torchOn} onClick={camera.toggleTorch} />}
      {!live && <Tool icon="highDefinition" label={value} onClick={() => setChoosing(true)} />}
      <ChoiceSheet
        open={choosing}
        onOpenChange={setChoosing}
        title={t`Resolution`}
        choices={keys}
        value={value}
        onChoose={(chosen) => camera.choose(keys.find(({ key }) => key === chosen)?.lines ?? 720)}
      />
    </div>
  )
}

interface ToolProps {
  icon: IconName
  label: string
  /** Lit. Also what is told to a screen reader, unless that is the other way round. */
  on?: boolean
  pressed?: boolean
  busy?: boolean
  onClick: () => void
}

function Tool({ icon, label, on, pressed = on, busy = false, onClick }: ToolProps) {
  return (
    <button type="button" className="camera-tool" aria-pressed={pressed} data-on={on} aria-disabled={busy || undefined} onClick={onClick}>
      <span className="glass">
        <Icon name={icon} />
      </span>
      <span>{label}</span>
    </button>
  )
}
