import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'

/** Reason the door stays shut. */
export function RoomRefused({ why, onLeave }: { why: 'blocked' | 'age'; onLeave: () => void }) {
  const { t } = useLingui()
  const texts = {
    blocked: [t`You can’t join this live`, t`It isn’t available to you.`],
    age: [t`This live is for adults`, t`You must be 18 or older to join a live that costs coins.`],
  } as const
  const [title, text] = texts[why]
  return (
    <EmptyState
      picture="live"
      title={title}
      text={text}
      action={
        <Button variant="quiet" onClick={onLeave}>
          <Trans>Back to home</Trans>
        </Button>
      }
    />
  )
}
