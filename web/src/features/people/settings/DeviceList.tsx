import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { useSession } from '../../../lib/session.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx'
import { toast } from '../../../ui/toast.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { DeviceRow } from './DeviceRow.tsx'
import { devicesQuery, useRevokeDevice } from './settings.queries.ts'
import type { Device } from './settings.queries.ts'

const ConfirmSheet = whenOpened(async () => (await import('../../../ui/ConfirmSheet.tsx')).ConfirmSheet)

export function DeviceList() {
  const { t } = useLingui()
  const { data: devices, isError, refetch } = useQuery(devicesQuery(useSession((session) => session.uid)))
  const [asked, setAsked] = useState<{ device: Device; open: boolean }>()
  const revoke = useRevokeDevice()
  if (isError && !devices) return <ErrorState onReload={() => void refetch()} />
  if (devices?.length === 0)
    return <EmptyState picture="messages" title={t`No devices`} text={t`No devices are logged in to your account.`} />

  const signOut = () => {
    if (!asked) return
    revoke.mutate(asked.device.id, { onError: (error) => toast.error(refusalText(error) ?? t`Something went wrong. Try again.`) })
    setAsked({ ...asked, open: false })
  }
  return (
    <>
      <Panel>
        {devices ? (
          <ul aria-label={t`Devices`}>
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} onSignOut={() => setAsked({ device, open: true })} />
            ))}
          </ul>
        ) : (
          <RowSkeletons count={3} tall />
        )}
      </Panel>
      <p className="t-sub px-5 pbs-3 text-text-2">
        <Trans>To log out everywhere, including here, use “Log out of all devices” in Settings.</Trans>
      </p>
      <ConfirmSheet
        open={asked?.open ?? false}
        onOpenChange={(open) => setAsked(asked && { ...asked, open })}
        title={t`Log out this device?`}
        text={
          <Trans>
            <bdi>{asked?.device.device ?? ''}</bdi> will be logged out right away. If you don’t recognize it, change your password too.
          </Trans>
        }
        confirm={<Trans context="another device">Log out</Trans>}
        onConfirm={signOut}
      />
    </>
  )
}
