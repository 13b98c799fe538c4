import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { SegmentedTabs } from '../../../ui/SegmentedTabs.tsx'
import { type Exchange, sideOf } from './exchange.state.ts'
import type { Direction, Offer, Side } from './exchange.state.ts'
import { ExchangeFoot } from './ExchangeFoot.tsx'
import { GetCard } from './GetCard.tsx'
import { GiveCard } from './GiveCard.tsx'
import { useCountWords } from './useCountWords.ts'
import { useExchangeForm } from './useExchangeForm.ts'

export function ExchangeForm({ uid, exchange }: { uid: number; exchange: Exchange }) {
  const { t } = useLingui()
  const form = useExchangeForm(uid, exchange)
  const { of, offer } = form
  const side = sideOf(exchange, of)
  const problem = useProblemText(of, offer, side)
  return (
    <div className="columns">
      <div className="px-4">
        {exchange.coin_open === 1 && (
          <div className="pbe-3">
            <SegmentedTabs
              label={t`Direction`}
              value={of}
              onChange={form.choose}
              items={[
                { key: 'votes', label: t`Tickets to coins` },
                { key: 'coins', label: t`Coins to tickets` },
              ]}
            />
          </div>
        )}
        <GiveCard of={of} side={side} typed={form.typed} problem={problem} onType={form.type} onAll={form.all} />
        <div className="relative z-1 -my-3.5 flex justify-center">
          <span className="grid size-10 place-items-center rounded-full bg-raised text-accent shadow-[inset_0_0_0_1px_var(--line-strong),0_0_0_4px_var(--bg)]">
            <Icon name="down" size={20} stroke={2.2} />
          </span>
        </div>
        <GetCard of={of} side={side} get={offer.get} />
        <ExchangeNotes of={of} max={side.max} />
      </div>
      <ExchangeFoot of={of} offer={offer} busy={form.busy} failure={form.failure} onExchange={form.submit} />
    </div>
  )
}

/** Validation message of the amount; none while the field is empty. */
function useProblemText(of: Direction, { problem }: Offer, side: Side): string | undefined {
  const { t } = useLingui()
  const words = useCountWords()
  const amount = (count: number) => (of === 'votes' ? words.tickets(count) : words.coins(count))
  const [have, most] = [amount(side.have), amount(side.max)]
  switch (problem) {
    case 'tooMuch':
      return t`You have ${have}`
    case 'overCap':
      return t`You can exchange up to ${most} now`
    case 'tooLittle':
      return t`Amount is too small to exchange`
    case 'none':
    case 'empty':
      return undefined
  }
}

function ExchangeNotes({ of, max }: { of: Direction; max: number }) {
  const most = useCountWords().coins(max)
  return of === 'votes' ? (
    <Note>
      <Trans>Coins are for gifts and can’t be converted back. Tickets on hold or in a pending withdrawal can’t be exchanged.</Trans>
    </Note>
  ) : (
    <Note>
      <Trans>Only coins from older recharges can be exchanged for tickets, up to a monthly limit. Available now: {most}.</Trans>
    </Note>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="t-sub mbs-3 flex gap-2.5 rounded-md bg-raised px-3 py-2.5 text-text-2">
      <Icon name="info" size={18} className="text-info" />
      <span>{children}</span>
    </p>
  )
}
