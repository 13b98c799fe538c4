import { Trans } from '@lingui/react/macro'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import type { Direction, Side } from './exchange.state.ts'
import { useCountWords } from './useCountWords.ts'

export function GetCard({ of, side, get }: { of: Direction; side: Side; get: number }) {
  const words = useCountWords()
  const [give, got] = of === 'votes' ? [words.tickets(side.give), words.coins(side.get)] : [words.coins(side.give), words.tickets(side.get)]
  return (
    <section className="rounded-lg bg-surface p-4 shadow-line">
      <div className="t-cap flex justify-between gap-3 text-text-2">
        <span>
          <Trans>You get</Trans>
        </span>
        <span className="tabular-nums">
          <Trans>
            {give} = {got}
          </Trans>
        </span>
      </div>
      <p
        data-testid="exchange-get"
        className="mbs-2 flex h-11 items-center text-[30px] leading-[34px] [&_span]:gap-2.5 [&_span]:font-extrabold"
      >
        <CoinAmount amount={get} kind={of === 'votes' ? 'coin' : 'ticket'} size={34} />
      </p>
    </section>
  )
}
