import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { choicesQuery, type NoticeChoices, useSetChoice, useSetQuiet } from '../features/social/notice/choice.queries.ts'
import { QuietHoursGroup } from '../features/social/notice/QuietHoursGroup.tsx'
import { TopicGroups } from '../features/social/notice/TopicGroups.tsx'
import { LiveAlertsRow } from '../features/people/settings/LiveAlertsRow.tsx'
import { NotificationsRow } from '../features/people/settings/NotificationsRow.tsx'
import { goBack } from '../lib/goBack.ts'
import { refusalText } from '../lib/refusalText.ts'
import { useSession } from '../lib/session.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Page } from '../ui/Page.tsx'
import { Panel } from '../ui/Panel.tsx'
import { RowSkeletons } from '../ui/RowSkeletons.tsx'
import { toast } from '../ui/toast.ts'

/** Notifications: this device's permission, topics, and quiet hours. */
export function NoticeChoicesScreen() {
  const { t } = useLingui()
  const { data, isError, refetch } = useQuery(choicesQuery(useSession((session) => session.uid)))
  return (
    <Page title={t`Notifications`} onBack={goBack}>
      <main>
        <Panel>
          <NotificationsRow />
          <LiveAlertsRow />
        </Panel>
        {data ? (
          <Choices choices={data} />
        ) : isError ? (
          <ErrorState onReload={() => void refetch()} />
        ) : (
          <Panel>
            <RowSkeletons count={8} />
          </Panel>
        )}
      </main>
    </Page>
  )
}

function Choices({ choices }: { choices: NoticeChoices }) {
  const { t } = useLingui()
  const [setChoice, setQuiet] = [useSetChoice(), useSetQuiet()]
  const failed = { onError: (error: Error) => toast.error(refusalText(error) ?? t`Something went wrong. Try again.`) }
  return (
    <>
      <TopicGroups topics={choices.topics} onChange={(change) => setChoice.mutate(change, failed)} />
      <QuietHoursGroup choices={choices} onChange={(hours) => setQuiet.mutate(hours, failed)} />
      <p className="t-cap flex items-center justify-center gap-1.5 px-5 pbs-3 text-center text-text-2">
        <Icon name="lock" size={14} />
        <Trans>Always on: your money and your account</Trans>
      </p>
    </>
  )
}
