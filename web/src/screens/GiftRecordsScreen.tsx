import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { GiftRecords } from '../features/play/gift/GiftRecords.tsx'
import type { RecordType } from '../features/play/gift/records.queries.ts'
import { goBack } from '../lib/goBack.ts'
import { Page } from '../ui/Page.tsx'
import { Tabs } from '../ui/Tabs.tsx'

/** Every gift this person sent and got. */
export function GiftRecordsScreen() {
  const { t } = useLingui()
  const [type, setType] = useState<RecordType>('sent')
  const tabs = [
    { key: 'sent', label: t({ message: 'Sent', context: 'gifts' }) },
    { key: 'received', label: t({ message: 'Received', context: 'gifts' }) },
  ] as const
  return (
    <Page title={t`My gifts`} onBack={goBack}>
      <main>
        <Tabs label={t`My gifts`} variant="line" items={tabs} value={type} onChange={setType}>
          <GiftRecords type={type} />
        </Tabs>
      </main>
    </Page>
  )
}
