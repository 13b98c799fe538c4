import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ProblemKind, Statement, Verdict } from '@nimbo/contract/statement'
import type { ReactNode } from 'react'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useDateText } from './useDateText.ts'
import type { Checked } from './useVerdict.ts'

const problemTexts: Record<ProblemKind, MessageDescriptor> = {
  not_a_statement: msg`This isn’t a Nimbo statement, or the file was changed.`,
  no_ed25519: msg`This browser can’t verify signatures. Update it or try another one.`,
  other_key: msg`It wasn’t signed with Nimbo’s key.`,
  foreign_line: msg`A transaction belongs to another account.`,
  outside_month: msg`A transaction is from another month.`,
  out_of_order: msg`The transactions are out of order.`,
  not_in_seal: msg`A transaction doesn’t match its seal.`,
  seal_missing: msg`A transaction has no seal.`,
  seal_not_in_chain: msg`A seal isn’t part of Nimbo’s chain.`,
  chain_not_signed: msg`The seal chain isn’t signed.`,
  sums: msg`The transactions don’t add up to the balance.`,
  not_signed: msg`The file was changed after it was signed.`,
}

export function VerdictCard({ checked: { name, verdict, keyKnown } }: { checked: Checked }) {
  const { ok, statement } = verdict
  const tones = !ok ? 'text-danger' : keyKnown ? 'text-ok' : 'text-warn'
  return (
    <section data-testid="verdict" data-ok={ok && keyKnown} className="mx-4 mbs-3.5 overflow-hidden rounded-lg bg-surface shadow-line">
      <div className={`flex items-center gap-3 bg-[color-mix(in_srgb,currentColor_12%,transparent)] px-4 py-3.5 ${tones}`}>
        <Icon name={ok ? (keyKnown ? 'check' : 'alert') : 'close'} size={28} stroke={2.4} />
        <div className="min-w-0">
          <h2 className="text-[17px] leading-6 font-bold">
            {!ok ? <Trans>Statement not valid</Trans> : keyKnown ? <Trans>Statement verified</Trans> : <Trans>Contents verified</Trans>}
          </h2>
          <span className="t-cap flex text-text-2">
            <bdi className="truncate">{name}</bdi>
          </span>
        </div>
      </div>
      {ok && statement ? <Proved verdict={verdict} statement={statement} keyKnown={keyKnown} /> : <FirstProblem verdict={verdict} />}
    </section>
  )
}

function FirstProblem({ verdict: { problems } }: { verdict: Verdict }) {
  const { t } = useLingui()
  const [first] = problems
  const others = problems.length - 1
  return (
    <p className="px-4 py-3.5">
      {first && t(problemTexts[first.kind])}{' '}
      {first?.id && (
        <span className="text-text-2">
          (<bdi className="tabular-nums">{first.id}</bdi>)
        </span>
      )}
      {others > 0 && (
        <span className="t-sub mbs-1.5 block text-text-2">
          <Plural value={others} one="And # more problem." other="And # more problems." />
        </span>
      )}
    </p>
  )
}

function Proved({ verdict, statement, keyKnown }: { verdict: Verdict; statement: Statement; keyKnown: boolean }) {
  const text = useDateText()
  const { person, month, opening, closing, head, keys } = statement
  const sealed = text.dayTime(Number(BigInt(head.at) / 1000n))
  const shortKey = <bdi className="tabular-nums">{`${keys.seal.slice(0, 8)}…${keys.seal.slice(-8)}`}</bdi>
  return (
    <div className="px-4 py-3.5">
      <p className="t-strong">
        <Trans>
          Account <bdi className="tabular-nums">{person}</bdi>
        </Trans>{' '}
        · {text.month(month, true)}
      </p>
      <p className="mbs-1.5 flex flex-wrap items-center gap-2">
        <CoinAmount amount={opening.coin} />
        <Icon name="next" flip size={16} className="text-text-3" />
        <CoinAmount amount={closing.coin} />
      </p>
      <p className="mbs-1 flex flex-wrap items-center gap-2">
        <CoinAmount amount={opening.vote} kind="ticket" />
        <Icon name="next" flip size={16} className="text-text-3" />
        <CoinAmount amount={closing.vote} kind="ticket" />
      </p>
      <ul className="mbs-3 flex flex-col gap-2 text-[13.5px] leading-5 text-text-2">
        <Fact>
          <Plural value={verdict.lines} one="# transaction matches its seal" other="# transactions match their seals" />
        </Fact>
        <Fact>
          <Trans>Transactions add up to the balances</Trans>
        </Fact>
        <Fact>
          <Trans>All seals are part of one chain, signed on {sealed}</Trans>
        </Fact>
        <Fact fails={!keyKnown}>
          {keyKnown ? (
            <Trans>Signed with the key we publish: {shortKey}</Trans>
          ) : (
            <Trans>Signed with {shortKey}. Go online to confirm this is Nimbo’s key.</Trans>
          )}
        </Fact>
      </ul>
    </div>
  )
}

function Fact({ fails = false, children }: { fails?: boolean; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon name={fails ? 'alert' : 'check'} size={18} stroke={2.6} className={fails ? 'text-warn' : 'text-ok'} />
      <span>{children}</span>
    </li>
  )
}
