import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileDrop } from '../features/money/statement/FileDrop.tsx'
import { publishedKeysQuery } from '../features/money/statement/statement.queries.ts'
import { useVerdict } from '../features/money/statement/useVerdict.ts'
import { VerdictCard } from '../features/money/statement/VerdictCard.tsx'
import { goBack } from '../lib/goBack.ts'
import { Page } from '../ui/Page.tsx'

export function VerifyStatementScreen() {
  const { t } = useLingui()
  // Asked for on opening, so that the network may go before a file is chosen.
  useQuery(publishedKeysQuery)
  const { checked, busy, check } = useVerdict()
  return (
    <Page title={t`Verify statement`} onBack={goBack}>
      <main>
        <p className="px-4 pbs-1 text-text-2">
          <Trans>
            Every transaction is sealed within seconds. No one can change a seal, not even us. Your statement includes the proof.
          </Trans>
        </p>
        <FileDrop busy={busy} onFile={(file) => void check(file)} />
        <div role="status">{checked && <VerdictCard checked={checked} />}</div>
      </main>
    </Page>
  )
}
