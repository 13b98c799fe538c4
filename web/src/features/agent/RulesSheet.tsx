import { Trans, useLingui } from '@lingui/react/macro'
import { Sheet } from '../../ui/Sheet.tsx'
import { useAgentText } from './useAgentText.ts'

interface RulesSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function RulesSheet(props: RulesSheetProps) {
  const { t } = useLingui()
  const { percent } = useAgentText()
  return (
    <Sheet {...props} title={t`Rules`}>
      <ol className="flex list-decimal flex-col gap-3 ps-9 pe-4 pbe-2 leading-[21px] text-text-2 marker:font-bold marker:text-accent">
        <li>
          <Trans>Whoever opens your link and registers within 30 days counts as invited by you. Everybody has one inviter at most.</Trans>
        </li>
        <li>
          <Trans>You earn {percent} of the coins in each of their recharges, rounded down. Bonus coins do not count.</Trans>
        </li>
        <li>
          <Trans>Pix and USDT are final at once. Card and PayPal payments can go back, so their reward is held for 72 hours.</Trans>
        </li>
        <li>
          <Trans>
            When a payment goes back, its reward goes back too. What you have spent of it by then is owed, and your next coins pay it first.
          </Trans>
        </li>
        <li>
          <Trans>You cannot invite yourself, or somebody who brought you here.</Trans>
        </li>
      </ol>
    </Sheet>
  )
}
