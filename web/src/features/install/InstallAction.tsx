import { Trans } from '@lingui/react/macro'
import { install, useInstall } from '../../lib/install.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { InstallSteps } from './InstallSteps.tsx'
import { wayToInstall } from './wayToInstall.ts'

/** The way onto this device: done already, one tap, or a few steps in the browser's own menu. */
export function InstallAction({ onOpen }: { onOpen: () => void }) {
  const { prompt, installed } = useInstall()
  const { userAgent, maxTouchPoints } = navigator
  const way = wayToInstall({ installed, hasPrompt: prompt !== undefined, userAgent, touchPoints: maxTouchPoints })
  if (way === 'installed') {
    return (
      <div className="flex flex-col items-center gap-4">
        <StatusBadge status="ok">
          <Trans>Installed</Trans>
        </StatusBadge>
        <Button variant="quiet" onClick={onOpen}>
          <Trans>Open Nimbo</Trans>
        </Button>
      </div>
    )
  }
  if (way === 'prompt') {
    return (
      <Button size="xl" block onClick={() => void install()}>
        <Icon name="download" />
        <Trans>Install</Trans>
      </Button>
    )
  }
  return <InstallSteps way={way} />
}
