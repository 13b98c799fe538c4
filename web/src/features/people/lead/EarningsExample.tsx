import { ticketsPerUsdt } from '@nimbo/contract'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { earningsOf, ticketsFor } from './earnings.ts'
import { Receipt } from './Receipt.tsx'
import { Section } from './Section.tsx'

/** A crown of the gift list. */
const crownCoins = 520

/** `share`: how many of a hundred coins reach the host as tickets. */
export function EarningsExample({ share }: { share: number }) {
  const { t } = useLingui()
  const rate = ticketsPerUsdt
  return (
    <Section
      id="earn"
      title={t`What you earn`}
      text={t`For every 100 coins in gifts, you get ${plural(share, { one: '# ticket', other: '# tickets' })}. For example, a crown:`}
    >
      <div className="overflow-hidden rounded-lg bg-surface shadow-line">
        <div className="flex items-center gap-3.5 bg-raised py-3 ps-3 pe-4">
          <img src="/gifts/crown.svg" alt="" width={60} height={60} />
          <p className="min-w-0 flex-1 text-[15px] leading-5 font-semibold">
            <Trans>A viewer sends you a crown</Trans>
          </p>
          <CoinAmount amount={crownCoins} size={20} />
        </div>
        <div className="p-4">
          <Receipt earnings={earningsOf(ticketsFor(crownCoins, share))} from={<Trans>You get</Trans>} paid={<Trans>You receive</Trans>} />
        </div>
      </div>
      <ul className="mbs-3 flex flex-wrap gap-2">
        <PaidTo icon="pix" name="Pix" />
        <PaidTo icon="chain" name="USDT" />
        <li className="t-cap flex min-h-9 min-w-[140px] flex-1 items-center text-text-2">
          <Trans>With Pix, before tax. With USDT, {rate} tickets = 1 USDT, minus the network fee.</Trans>
        </li>
      </ul>
    </Section>
  )
}

function PaidTo({ icon, name }: { icon: 'pix' | 'chain'; name: string }) {
  return (
    <li className="flex h-9 items-center gap-2 rounded-full bg-raised ps-3 pe-3.5 text-[14px] font-bold shadow-line">
      <Icon name={icon} size={18} className="text-text-2" />
      {name}
    </li>
  )
}
