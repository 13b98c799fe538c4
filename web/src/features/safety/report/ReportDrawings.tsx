import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { usePerson } from '../../../room/person.ts'
import { PersonAct } from '../../../room/PersonAct.tsx'
import { useRoom } from '../../../room/useRoom.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { ListRow } from '../../../ui/ListRow.tsx'
import { ReportSheet } from './ReportSheet.tsx'

/** On somebody's card. */
export function ReportAction() {
  const person = usePerson()
  const navigate = useNavigate()
  const { role, address } = useRoom()
  const [open, setOpen] = useState(false)
  const report = () => {
    if (role === 'anchor') setOpen(true)
    else void navigate({ to: '/liveReport', search: { touid: person.uid, ...address } })
  }
  return (
    <>
      <PersonAct icon="flag" onClick={report}>
        <Trans>Report</Trans>
      </PersonAct>
      <ReportSheet open={open} onOpenChange={setOpen} person={person} stream={address.stream} />
    </>
  )
}

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

/** Reports the host from the room's menu. */
export function ReportRow() {
  const { address } = useRoom()
  return (
    <Link to="/liveReport" search={{ touid: address.liveuid, ...address }} className="more-report">
      <Icon name="flag" size={18} />
      <Trans>Report this live</Trans>
    </Link>
  )
}
