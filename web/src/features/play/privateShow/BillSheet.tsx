import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PrivatePerformance } from '@nimbo/contract'
import { useFormat } from '../../../lib/useFormat.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { Button } from '../../../ui/Button.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'

interface BillSheetProps {
  open: boolean
  show: PrivatePerformance
  onOpenChange: (open: boolean) => void
}

/** Minutes of the show, and the ledger's settlement of the deposit. */
export function BillSheet({ open, show, onOpenChange }: BillSheetProps) {
  const { t } = useLingui()
  const isAnchor = useRoom().role === 'anchor'
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Private show receipt`}>
      <div className="private-sheet" data-testid="private-receipt" data-state={show.state}>
        <p className="private-fault t-sub text-text-2" role="status">
          {show.state === 'counting' ? <Trans>Counting the minutes…</Trans> : <Ending show={show} isAnchor={isAnchor} />}
        </p>
        {show.state === 'ended' && <Bill show={show} isAnchor={isAnchor} />}
        <div className="private-foot">
          <Button size="xl" block data-testid="private-done" onClick={() => onOpenChange(false)}>
            <Trans>Back to the live</Trans>
          </Button>
        </div>
      </div>
    </Sheet>
  )
}

function Ending({ show: { ended_by: by }, isAnchor }: { show: PrivatePerformance; isAnchor: boolean }) {
  if (by === 'anchor') return isAnchor ? <Trans>You ended the private show.</Trans> : <Trans>The host ended the private show.</Trans>
  if (by === 'viewer') return isAnchor ? <Trans>The viewer ended the private show.</Trans> : <Trans>You ended the private show.</Trans>
  if (by === 'operator') return <Trans>The private show was closed.</Trans>
  return <Trans>The private show is over.</Trans>
}

function Bill({ show, isAnchor }: { show: PrivatePerformance; isAnchor: boolean }) {
  const { time, duration } = useFormat()
  return (
    <>
      <dl className="private-bill">
        <div>
          <dt>
            <Trans>Minutes with video</Trans>
          </dt>
          <dd>
            <Plural value={show.billed} one="# minute" other="# minutes" /> · <CoinAmount amount={show.need_coin_min} />
          </dd>
        </div>
        {!isAnchor && (
          <>
            <div>
              <dt>
                <Trans context="of a private show">Deposit</Trans>
              </dt>
              <dd>
                <CoinAmount amount={show.deposit} />
              </dd>
            </div>
            <div>
              <dt>
                <Trans>Returned to you</Trans>
              </dt>
              <dd>
                <CoinAmount amount={show.released} />
              </dd>
            </div>
          </>
        )}
        <div data-total="true">
          <dt>{isAnchor ? <Trans>You earned</Trans> : <Trans>You paid</Trans>}</dt>
          <dd>{isAnchor ? <CoinAmount kind="ticket" amount={show.votes} size={20} /> : <CoinAmount amount={show.cost} size={20} />}</dd>
        </div>
      </dl>
      {show.ticks.length > 0 && (
        <details className="private-evidence">
          <summary>
            <Trans>Minute by minute</Trans>
          </summary>
          <ol>
            {show.ticks.map(({ minute, from, to, seconds }) => (
              <li key={minute}>
                <span>{minute}</span>
                <bdi dir="ltr">
                  {time(from)} – {time(to)}
                </bdi>
                <bdi>{duration(seconds)}</bdi>
              </li>
            ))}
          </ol>
          {!isAnchor && (
            <ul>
              {show.deposits.map(({ transfer, coin, paid }) => (
                <li key={transfer}>
                  <span>
                    <Trans comment="Number of a transaction in the statement">No. {transfer}</Trans>
                  </span>
                  <span className="inline-flex gap-1.5">
                    <CoinAmount amount={paid} size={14} />
                    <span aria-hidden="true">/</span>
                    <CoinAmount amount={coin} size={14} />
                  </span>
                </li>
              ))}
            </ul>
          )}
        </details>
      )}
    </>
  )
}
