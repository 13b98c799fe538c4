import { Trans } from '@lingui/react/macro'
import { CountText } from '../../ui/CountText.tsx'

export function AnchorCounts({ hearts, messages }: { hearts: number; messages: number }) {
  return (
    <dl className="anchor-count glass">
      <div>
        <dt>
          <Trans>Hearts</Trans>
        </dt>
        <dd>
          <CountText value={hearts} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Messages</Trans>
        </dt>
        <dd>
          <CountText value={messages} />
        </dd>
      </div>
    </dl>
  )
}
