import { Trans, useLingui } from '@lingui/react/macro'
import { Sheet } from '../../../ui/Sheet.tsx'
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
          <Trans>
            Anyone who opens your link and signs up within 30 days counts as your invite. Each person can have only one inviter.
          </Trans>
        </li>
        <li>
          <Trans>You earn {percent} of the coins in every recharge they make, rounded down. Bonus coins don’t count.</Trans>
        </li>
        <li>
          <Trans>
            USDT payments are final immediately. Pix, card and PayPal payments can be reversed for a while, so those rewards are held until
            they’re final.
          </Trans>
        </li>
        <li>
          <Trans>If a payment is reversed, so is its reward. If you’ve already spent it, your next coins will cover it first.</Trans>
        </li>
        <li>
          <Trans>You can’t invite yourself or the person who invited you.</Trans>
        </li>
      </ol>
    </Sheet>
  )
}
