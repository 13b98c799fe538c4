import { Trans, useLingui } from '@lingui/react/macro'
import type { PrivatePerformance } from '@nimbo/contract'
import { useState } from 'react'
import { clockText } from '../../../lib/clockText.ts'
import { refusalText } from '../../../lib/refusalText.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CheckRow } from '../../../ui/CheckRow.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { useDeal } from './privateShow.queries.ts'

interface IncomingSheetProps {
  open: boolean
  show: PrivatePerformance
  onOpenChange: (open: boolean) => void
}

/** Request to the host. It stays until it is answered or withdrawn: closing it would leave the viewer waiting. */
export function IncomingSheet({ open, show, onOpenChange }: IncomingSheetProps) {
  const { t } = useLingui()
  const room = useRoom()
  const [agreed, setAgreed] = useState(false)
  const deal = useDeal(room)
  const { minutes } = show
  const problem = deal.isError ? (refusalText(deal.error) ?? t`Something went wrong. Try again.`) : undefined
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Private show request`}>
      <div className="private-sheet" data-testid="private-incoming">
        <div className="private-head">
          <Avatar src={show.viewer.avatar} name={show.viewer.user_nicename} size={44} />
          <div className="min-w-0 flex-1">
            <p className="t-title">
              <bdi>{show.viewer.user_nicename}</bdi>
            </p>
            <LevelBadge level={show.viewer.level} />
          </div>
          <p className="private-clock" role="timer" aria-label={t`Time left to answer`}>
            <bdi dir="ltr">{clockText(show.wait)}</bdi>
          </p>
        </div>
        <dl className="private-bill">
          <div>
            <dt>
              <Trans>Price per minute</Trans>
            </dt>
            <dd>
              <CoinAmount amount={show.need_coin_min} />
            </dd>
          </div>
          <div data-total="true">
            <dt>
              <Trans>Deposit · {minutes} min</Trans>
            </dt>
            <dd>
              <CoinAmount amount={show.deposit} size={20} />
            </dd>
          </div>
        </dl>
        <p className="private-fault t-sub text-text-2">
          <Trans>Your live is paused meanwhile. Viewers stay and see a notice, without video or sound.</Trans>
        </p>
        <div className="private-agree" data-testid="private-consent">
          <CheckRow checked={agreed} onChange={setAgreed}>
            <span className="t-sub text-text-2">
              <Trans>I accept the price, I’m paid for minutes with video on both sides, and I won’t record.</Trans>
            </span>
          </CheckRow>
        </div>
        {problem && (
          <p className="private-fault t-sub text-danger" role="alert">
            {problem}
          </p>
        )}
        <div className="private-foot">
          <Button
            variant="quiet"
            size="xl"
            busy={deal.isPending}
            data-testid="private-decline"
            onClick={() => deal.mutate({ show, accept: false })}
          >
            <Trans>Decline</Trans>
          </Button>
          <span className="flex-1">
            <Button
              size="xl"
              block
              busy={deal.isPending}
              disabled={!agreed}
              data-testid="private-accept"
              onClick={() => deal.mutate({ show, accept: true })}
            >
              <Trans>Accept</Trans>
            </Button>
          </span>
        </div>
      </div>
    </Sheet>
  )
}
