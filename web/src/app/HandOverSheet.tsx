import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { acceptHandOver } from '../lib/handOver.ts'
import { useHandOver } from '../lib/handOverOffer.ts'
import { useSession } from '../lib/session.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'

interface HandOverSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function HandOverSheet({ open, onOpenChange }: HandOverSheetProps) {
  const { t } = useLingui()
  const offered = useShownOffer()
  const user = useSession((session) => session.user)
  const change = () => {
    if (offered) acceptHandOver(offered)
  }
  const keep = () => onOpenChange(false)
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Switch account?`}>
      <div className="flex flex-col gap-3 px-4 pbe-2">
        <p className="text-text-2">
          <Trans>
            This link logs you in as <bdi>{offered?.user_nicename}</bdi>. You’re currently logged in as <bdi>{user?.user_nicename}</bdi>.
          </Trans>
        </p>
        {offered && (
          <div className="flex items-center gap-3">
            <Avatar src={offered.avatar} name={offered.user_nicename} size={48} />
            <bdi className="font-bold">{offered.user_nicename}</bdi>
          </div>
        )}
        <div className="flex gap-2 pbs-2">
          <span className="flex-1">
            <Button variant="quiet" size="xl" block onClick={change}>
              <Trans>Switch account</Trans>
            </Button>
          </span>
          <span className="flex-1">
            <Button size="xl" block onClick={keep}>
              <Trans>Cancel</Trans>
            </Button>
          </span>
        </div>
      </div>
    </Sheet>
  )
}

/** The offer is gone once it is answered, but its words must not vanish while the sheet leaves. */
function useShownOffer() {
  const offered = useHandOver((state) => state.offered)
  const [shown, setShown] = useState(offered)
  if (offered && offered !== shown) setShown(offered)
  return shown
}
