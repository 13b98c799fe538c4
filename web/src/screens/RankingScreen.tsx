import { useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { RankingList } from '../features/play/rank/RankingList.tsx'
import { goBack } from '../lib/goBack.ts'
import { Page } from '../ui/Page.tsx'
import { SegmentedTabs } from '../ui/SegmentedTabs.tsx'
import { Tabs } from '../ui/Tabs.tsx'

/** Hosts by what they got and people by what they sent, of an hour up to always. */
export function RankingScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { kind, type } = useSearch({ from: '/rank' })
  const kinds = [
    { key: 'hosts', label: t({ message: 'Hosts', context: 'a ranking' }) },
    { key: 'givers', label: t({ message: 'Gifters', context: 'a ranking' }) },
  ] as const
  const types = [
    { key: 'hour', label: t({ message: 'Hour', context: 'a ranking' }) },
    { key: 'day', label: t({ message: 'Day', context: 'a ranking' }) },
    { key: 'week', label: t({ message: 'Week', context: 'a ranking' }) },
    { key: 'month', label: t({ message: 'Month', context: 'a ranking' }) },
    { key: 'total', label: t({ message: 'All time', context: 'a ranking' }) },
  ] as const
  const go = (search: Partial<{ kind: typeof kind; type: typeof type }>) =>
    void navigate({ to: '/rank', search: { kind, type, ...search }, replace: true })
  return (
    <Page title={t`Rankings`} onBack={goBack}>
      <main>
        <div className="px-4">
          <SegmentedTabs label={t`Rankings`} items={kinds} value={kind} onChange={(next) => go({ kind: next })} />
        </div>
        <Tabs label={t`Time span`} variant="line" items={types} value={type} onChange={(next) => go({ type: next })}>
          <RankingList key={`${kind} ${type}`} kind={kind} type={type} />
        </Tabs>
      </main>
    </Page>
  )
}
