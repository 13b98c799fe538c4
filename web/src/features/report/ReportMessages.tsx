import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { usePerson } from '../../room/person.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { ReportSheet } from './ReportSheet.tsx'

/** Reports what somebody wrote in private, over the room that goes on and has no part in it: naming it would tell who reported. */
export function ReportMessages() {
  const { close, ...person } = usePerson()
  const [open, setOpen] = useState(false)
  const show = (next: boolean) => {
    setOpen(next)
    if (!next) close()
  }
  return (
    <>
      <ListRow
        icon="flag"
        label={<Trans>Report</Trans>}
        end=""
        render={<button type="button" data-testid="report-messages" onClick={() => setOpen(true)} />}
      />
      <ReportSheet open={open} onOpenChange={show} person={person} stream="" seq={person.seq} />
    </>
  )
}
