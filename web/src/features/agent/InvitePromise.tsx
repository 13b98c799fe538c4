import { Trans } from '@lingui/react/macro'
import { useAgentText } from './useAgentText.ts'

export function InvitePromise() {
  const { percent } = useAgentText()
  return (
    <div className="px-4 pbs-1">
      <h2 className="text-[22px] leading-[27px] font-extrabold text-balance">
        <Trans>
          Earn <em className="text-accent not-italic">{percent}</em> of every recharge your friends make
        </Trans>
      </h2>
      <p className="mbs-1 text-[14px] leading-5 text-text-2">
        <Trans>No time limit. Rewards are yours once the payment clears.</Trans>
      </p>
    </div>
  )
}
