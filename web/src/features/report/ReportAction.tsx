import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { usePerson } from '../../room/person.ts'
import { PersonAct } from '../../room/PersonAct.tsx'
import { useRoom } from '../../room/useRoom.ts'
import { ReportSheet } from './ReportSheet.tsx'

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
