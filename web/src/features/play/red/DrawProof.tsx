import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/useFormat.ts'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Note } from '../../../ui/Note.tsx'
import { checkDraw, type Verdict } from './checkDraw.ts'
import type { Draw } from './red.queries.ts'
import './red.css'

/** Promised hash, published seed, and whether one follows from the other. */
export function DrawProof({ draw }: { draw: Draw }) {
  const { t } = useLingui()
  const { count, dateTime } = useFormat()
  const { data: verdict, isError } = useQuery({
    queryKey: ['redDraw', 'checked', draw],
    queryFn: () => checkDraw(draw),
    retry: false,
    // The check runs here, without a network, too.
    networkMode: 'always',
  })
  const { nums } = draw
  const sent = dateTime(draw.sent)
  return (
    <div data-testid="draw">
      <p className="py-2 text-text-2">
        <Trans>
          The amounts are fixed when a red pack is sent, before anyone can open it. We publish a fingerprint of the secret they come from
          right away, and the secret itself when the pack is over. Your device works out the amounts again and compares.
        </Trans>
      </p>
      <div role="status" className="-mx-4" data-testid="verdict" data-verdict={verdict}>
        {isError && <Note status="bad" title={t`This device couldn’t check the draw`} />}
        {verdict && <Verdicts verdict={verdict} />}
      </div>
      <dl className="mbs-3">
        <Row name={t`Red pack`}>
          <span className="inline-flex items-center gap-2 font-[family-name:var(--font)]">
            <CoinAmount amount={draw.coin} /> · <Plural value={nums} one="# share" other="# shares" /> · {sent}
          </span>
        </Row>
        <Row name={t`Fingerprint (SHA-256), published when it was sent`}>{draw.hash}</Row>
        <Row name={t`Secret (seed), published when it was over`}>{draw.seed || t`Not yet: the red pack is still open`}</Row>
        <Row name={t`The sender’s own number (nonce)`}>{draw.nonce}</Row>
      </dl>
      {draw.shares.length > 0 && (
        <>
          <h2 className="t-title pbs-3">
            <Trans>Amounts in the pack, in order</Trans>
          </h2>
          <ol className="draw-shares" data-testid="draw-shares">
            {draw.shares.map((share, n) => (
              // The same amount may come twice: its place is what it is.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={n}>{count(share)}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="draw-row">
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

function Verdicts({ verdict }: { verdict: Verdict }) {
  const { t } = useLingui()
  switch (verdict) {
    case 'matches':
      return (
        <Note status="ok" title={t`The draw is right.`}>
          <Trans>The secret matches its fingerprint, and every amount follows from it.</Trans>
        </Note>
      )
    case 'average':
      return (
        <Note status="ok" title={t`Equal shares.`}>
          <Trans>Everyone got the same. Nothing was drawn.</Trans>
        </Note>
      )
    case 'open':
      return (
        <Note status="info" title={t`Still open.`}>
          <Trans>Come back when the red pack is over. Keep the fingerprint to compare it yourself.</Trans>
        </Note>
      )
    case 'wrongSeed':
      return (
        <Note status="bad" title={t`This secret isn’t the one that was promised.`}>
          <Trans>Please report this to support.</Trans>
        </Note>
      )
    case 'wrongSplit':
      return (
        <Note status="bad" title={t`The amounts don’t follow from the secret.`}>
          <Trans>Please report this to support.</Trans>
        </Note>
      )
  }
}
