import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '../../../lib/useFormat.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { useNow } from '../../../ui/useNow.ts'
import type { Device } from './settings.queries.ts'
import { isPhone } from './settings.state.ts'

const shape =
  'relative flex min-h-12 items-center gap-3 ps-3.5 pe-3 py-3 not-first:before:absolute not-first:before:inset-bs-0 not-first:before:start-13 not-first:before:end-0 not-first:before:border-bs not-first:before:border-line'

export function DeviceRow({ device, onSignOut }: { device: Device; onSignOut: () => void }) {
  const { t } = useLingui()
  const { ago } = useFormat()
  const now = useNow(30) * 1000
  const name = device.device || t`Unknown device`
  return (
    <li data-testid="device" className={shape}>
      <span className="grid size-8 flex-none place-items-center rounded-[10px] bg-raised text-text-2">
        <Icon name={isPhone(device) ? 'phone' : 'laptop'} size={19} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2 text-[15px] leading-5 font-semibold">
          <bdi className="min-w-0 truncate">{name}</bdi>
          {device.current === 1 && (
            <StatusBadge status="ok">
              <Trans>This device</Trans>
            </StatusBadge>
          )}
        </span>
        <span className="t-cap block text-text-2">{ago(device.seen, now, { days: 30 })}</span>
      </span>
      {device.current === 0 && (
        <button type="button" onClick={onSignOut} className="hit-44 flex-none text-[14px] font-semibold text-text-2">
          <Trans context="another device">Log out</Trans> <bdi className="sr-only">{name}</bdi>
        </button>
      )}
    </li>
  )
}
