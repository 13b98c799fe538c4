import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recordsQuery } from '../features/money/withdrawal/withdrawal.queries.ts'
import { RecordList } from '../features/money/withdrawal/RecordList.tsx'
import { goBack } from '../lib/goBack.ts'
import { useSession } from '../lib/session.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { EndlessList } from '../ui/EndlessList.tsx'
import { Page } from '../ui/Page.tsx'
import { Panel } from '../ui/Panel.tsx'
import { RowSkeletons } from '../ui/RowSkeletons.tsx'
import { whenOpened } from '../ui/whenOpened.tsx'

const RecordSheet = whenOpened(async () => (await import('../features/money/withdrawal/RecordSheet.tsx')).RecordSheet, { ahead: true })

export function WithdrawRecordScreen() {
  const { t } = useLingui()
  return (
    <Page title={t`Withdrawals`} onBack={goBack}>
      <main>
        <Records />
      </main>
    </Page>
  )
}

function Records() {
  const { t } = useLingui()
  const uid = useSession((session) => session.uid)
  const query = useInfiniteQuery(recordsQuery(uid))
  const [opened, setOpened] = useState<{ id: number; open: boolean }>()
  return (
    <EndlessList
      query={query}
      itemsOf={(page) => page}
      loading={
        <Panel>
          <RowSkeletons count={4} tall />
        </Panel>
      }
      empty={<EmptyState picture="wallet" title={t`No withdrawals yet`} text={t`Your withdrawals and their status will appear here.`} />}
    >
      {(records) => (
        <>
          <RecordList records={records} onOpen={(id) => setOpened({ id, open: true })} />
          <RecordSheet
            open={opened?.open ?? false}
            onOpenChange={(open) => setOpened(opened && { ...opened, open })}
            record={records.find(({ id }) => id === opened?.id)}
          />
        </>
      )}
    </EndlessList>
  )
}
